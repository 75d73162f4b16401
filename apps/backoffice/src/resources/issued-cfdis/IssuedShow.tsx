import { Alert, Stack, Typography } from '@mui/material';
import { adviceOn, type AdminIssuedCfdi, INVOICE_TYPE_NAMES } from '@flota/schemas';
import { useShowContext } from 'react-admin';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { RecordLink } from '../../components/RecordLink.js';
import { RecordShow } from '../../components/RecordShow.js';
import { StateChip } from '../../components/StateChip.js';
import { formatInstant, formatMoney } from '../../i18n/format.js';
import { CancelButton, RetryButton } from './IssuedActions.js';
import { IssuedCancellation } from './IssuedCancellation.js';
import { ISSUED_LOOK } from './looks.js';

const IssuedShow = () => (
  <RecordShow component="div">
    <Issued />
  </RecordShow>
);
export default IssuedShow;

function Issued() {
  const { record: issued } = useShowContext<AdminIssuedCfdi>();
  if (!issued) return null;
  return (
    <Stack spacing={2} sx={{ maxWidth: 960 }}>
      <Section
        title={`${INVOICE_TYPE_NAMES[issued.type]} ${issued.series} ${issued.folio}`}
        actions={<StateChip look={ISSUED_LOOK[issued.state]} />}
      >
        <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>{issued.concept}</Typography>
        <Said issued={issued} />
        <Figures>
          <Figure label="Cliente">{issued.customer}</Figure>
          <Figure label="Contrato">
            <RecordLink resource="contracts" id={issued.contractId}>
              {issued.contractNumber}
            </RecordLink>
          </Figure>
          <Figure label="Subtotal">{formatMoney(issued.subtotal)}</Figure>
          <Figure label="IVA">{formatMoney(issued.vat)}</Figure>
          <Figure label="Total" strong>
            {formatMoney(issued.total)}
          </Figure>
          <Figure label="Pedida">{formatInstant(issued.createdAt)}</Figure>
          {issued.replaces && (
            <Figure label="Sustituye a">
              <RecordLink resource="issued-cfdis" id={issued.replaces.id}>
                {issued.replaces.folio}
              </RecordLink>
            </Figure>
          )}
          {issued.stampedAt && <Figure label="Timbrada">{formatInstant(issued.stampedAt)}</Figure>}
          {issued.uuid && issued.invoiceId && (
            <Figure label="Folio fiscal">
              <RecordLink resource="invoices" id={issued.invoiceId}>
                {issued.uuid.toUpperCase()}
              </RecordLink>
            </Figure>
          )}
        </Figures>
        <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
          <RetryButton issued={issued} />
          <CancelButton issued={issued} />
        </Stack>
      </Section>
      {issued.cancellations.map((cancellation) => (
        <IssuedCancellation key={cancellation.id} cancellation={cancellation} />
      ))}
    </Stack>
  );
}

/** Why it is not stamped, and what to do about it. */
function Said({ issued: { attempts, failureCode, lastError, nextAttemptAt, state } }: { issued: AdminIssuedCfdi }) {
  if (state === 'failed') {
    return (
      <Alert severity="error" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {lastError && <Typography sx={{ fontWeight: 600 }}>{lastError}</Typography>}
        {adviceOn(failureCode)}
      </Alert>
    );
  }
  if (state !== 'pending' || !lastError) return null;
  return (
    <Alert severity="info" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {lastError} {attempts === 1 ? 'Se intentó una vez' : `Se intentó ${attempts} veces`}
      {nextAttemptAt ? `; de nuevo, sola, ${formatInstant(nextAttemptAt)}.` : '.'}
    </Alert>
  );
}
