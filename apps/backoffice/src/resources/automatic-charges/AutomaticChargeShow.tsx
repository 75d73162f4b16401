import { Alert, Box } from '@mui/material';
import type { AdminAutomaticCharge } from '@flota/schemas';
import { useShowContext } from 'react-admin';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { RecordLink } from '../../components/RecordLink.js';
import { StateChip } from '../../components/StateChip.js';
import { TechnicalDetail } from '../../components/TechnicalDetail.js';
import { formatDay, formatInstant, formatMoney } from '../../i18n/format.js';
import { reasonWords } from '../../components/automatic/automatic.texts.js';
import { RecordShow } from '../../components/RecordShow.js';
import { STAGE_LOOK } from './texts.js';

const AutomaticChargeShow = () => (
  <RecordShow component="div">
    <Charge />
  </RecordShow>
);
export default AutomaticChargeShow;

function Charge() {
  const { record: charge } = useShowContext<AdminAutomaticCharge>();
  if (!charge) return null;
  const why = charge.reason ?? charge.failureCode;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      <Section
        title={`Cobro del ${formatDay(charge.chargeOn)}`}
        actions={<StateChip look={STAGE_LOOK[charge.stage]} />}
      >
        {why && (
          <Alert severity={charge.stage === 'skipped' ? 'info' : 'warning'} sx={{ mb: 1.5 }}>
            {reasonWords(why)} <TechnicalDetail text={why} />
          </Alert>
        )}
        {charge.lastError && (
          <Alert severity="warning" sx={{ mb: 1.5 }}>
            El procesador no ha contestado; se vuelve a preguntar sin cobrar dos veces.{' '}
            <TechnicalDetail text={charge.lastError} />
          </Alert>
        )}
        <Figures>
          <Figure label="Pago automático">
            <RecordLink resource="automatic-payments" id={charge.automaticPaymentId}>
              {charge.automaticPaymentFolio}
            </RecordLink>
          </Figure>
          <Figure label="Contrato">
            <RecordLink resource="contracts" id={charge.contractId}>
              {charge.contractNumber}
            </RecordLink>
          </Figure>
          <Figure label="Cliente">
            <RecordLink resource="customers" id={charge.customer.id}>
              {charge.customer.name}
            </RecordLink>
          </Figure>
          <Figure label="Vencimiento">{formatDay(charge.dueOn)}</Figure>
          {charge.noticedAmount && <Figure label="Importe avisado">{formatMoney(charge.noticedAmount)}</Figure>}
          {charge.noticedAt && <Figure label="Avisado">{formatInstant(charge.noticedAt)}</Figure>}
          <Figure label="Intentos">{charge.tries}</Figure>
          {charge.nextAttemptAt && <Figure label="Siguiente intento">{formatInstant(charge.nextAttemptAt)}</Figure>}
        </Figures>
      </Section>
      {charge.payments.length > 0 && (
        <Section title="Intentos">
          <Figures>
            {charge.payments.map(({ amount, createdAt, failureCode, folio, id, state }) => (
              <Figure key={id} label={formatInstant(createdAt)}>
                <RecordLink resource="payments" id={id}>
                  {folio}
                </RecordLink>{' '}
                {formatMoney(amount)} · {state === 'paid' ? 'Cobrado' : reasonWords(failureCode ?? '')}
              </Figure>
            ))}
          </Figures>
        </Section>
      )}
    </Box>
  );
}
