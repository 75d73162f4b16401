import { Alert, Box, Typography } from '@mui/material';
import type { AdminAutomaticPayment } from '@flota/schemas';
import { Link, useCanAccess, useNotify, useRefresh, useShowContext } from 'react-admin';
import { http } from '../../api/client.js';
import { ConfirmedButton } from '../../components/ConfirmedButton.js';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { RecordLink } from '../../components/RecordLink.js';
import { StateChip } from '../../components/StateChip.js';
import { useTask } from '../../components/use-task.js';
import { formatDay, formatInstant, formatMoney } from '../../i18n/format.js';
import { cardWords, dayWords, MANDATE_STATE_LOOK, reasonWords } from '../../components/automatic/automatic.texts.js';
import { RecordShow } from '../../components/RecordShow.js';

const AutomaticPaymentShow = () => (
  <RecordShow component="div">
    <Mandate />
  </RecordShow>
);
export default AutomaticPaymentShow;

function Mandate() {
  const { record: mandate } = useShowContext<AdminAutomaticPayment>();
  if (!mandate) return null;
  const charges = `/automatic-charges?filter=${encodeURIComponent(JSON.stringify({ automaticPayment: mandate.id }))}`;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      <Section title={mandate.folio} actions={<StateChip look={MANDATE_STATE_LOOK[mandate.state]} />}>
        {mandate.reason && mandate.state !== 'active' && (
          <Alert severity={mandate.state === 'paused' ? 'warning' : 'info'} sx={{ mb: 1.5 }}>
            {reasonWords(mandate.reason)}
          </Alert>
        )}
        <Figures>
          <Figure label="Contrato">
            <RecordLink resource="contracts" id={mandate.contractId}>
              {mandate.contractNumber}
            </RecordLink>
          </Figure>
          <Figure label="Cliente">
            <RecordLink resource="customers" id={mandate.customer.id}>
              {mandate.customer.name}
            </RecordLink>
          </Figure>
          <Figure label="Tarjeta">{cardWords(mandate.card)}</Figure>
          {mandate.card.lastDay && <Figure label="La tarjeta vence">{formatDay(mandate.card.lastDay)}</Figure>}
          <Figure label="Cuándo se cobra">{dayWords(mandate.daysBefore)}</Figure>
          <Figure label="Límite por cobro">
            {mandate.limitAmount ? formatMoney(mandate.limitAmount) : 'Sin límite'}
          </Figure>
          <Figure label="Aceptado">{formatInstant(mandate.acceptedAt)}</Figure>
          {mandate.endedAt && <Figure label="Desactivado">{formatInstant(mandate.endedAt)}</Figure>}
        </Figures>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
          <Link to={charges}>Ver sus cobros</Link>
          {mandate.state !== 'ended' && <EndButton id={mandate.id} />}
        </Box>
      </Section>
      <Section title={`Autorización, versión ${mandate.textVersion}`}>
        {mandate.text.map((paragraph) => (
          <Typography key={paragraph} variant="body2" sx={{ mb: 1 }}>
            {paragraph}
          </Typography>
        ))}
      </Section>
    </Box>
  );
}

/** At once; the customer is told by mail. */
function EndButton({ id }: { id: string }) {
  const { canAccess = false } = useCanAccess({ resource: 'automatic-payments', action: 'end' });
  const { busy, run } = useTask();
  const notify = useNotify();
  const refresh = useRefresh();
  if (!canAccess) return null;
  return (
    <ConfirmedButton
      color="error"
      busy={busy}
      title="¿Desactivar el pago automático?"
      content="Ya no se cobrará nada a la tarjeta y el cliente recibirá un correo. Solo él puede activarlo de nuevo."
      confirm="Desactivar"
      onConfirm={() =>
        void run(async () => {
          const path = `/api/admin/automatic-payments/${id}/end`;
          const { chargeUnderWay } = await http.json<{ chargeUnderWay: boolean }>(path, { method: 'POST' });
          notify(
            chargeUnderWay
              ? 'Desactivado. Un cobro ya se había enviado al banco; si se hace, se aplicará como siempre.'
              : 'Pago automático desactivado.',
          );
          refresh();
        })
      }
    >
      Desactivar
    </ConfirmedButton>
  );
}
