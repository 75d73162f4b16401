import type { AdminDelivery } from '@flota/schemas';
import { Alert, Box } from '@mui/material';
import { TopToolbar, useRecordContext } from 'react-admin';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { RecordLink } from '../../components/RecordLink.js';
import { RecordShow } from '../../components/RecordShow.js';
import { StateChip } from '../../components/StateChip.js';
import { DELIVERY_LOOK, eventTitle } from '../../components/states/deliveries.js';
import { formatCount, formatInstant } from '../../i18n/format.js';
import { ReplayButton } from './ReplayButton.js';

const DeliveryShow = () => (
  <RecordShow
    component="div"
    actions={
      <TopToolbar>
        <ReplayButton />
      </TopToolbar>
    }
  >
    <Delivery />
  </RecordShow>
);
export default DeliveryShow;

function Delivery() {
  const delivery = useRecordContext<AdminDelivery>();
  if (!delivery) return null;
  const { attempts, data, durationMs, endedAt, event, lastError, nextAttemptAt, state, status, target } = delivery;
  return (
    <Section title={eventTitle(event.type)} actions={<StateChip look={DELIVERY_LOOK[state]} />}>
      {lastError && state !== 'delivered' && (
        <Alert severity={state === 'failed' ? 'error' : 'warning'} sx={{ mb: 1 }}>
          {lastError}
        </Alert>
      )}
      <Figures>
        <Figure label="Destino">
          <RecordLink resource="delivery-targets" id={target.id}>
            {target.title}
          </RecordLink>
        </Figure>
        <Figure label="Evento">{event.type}</Figure>
        <Figure label="Identificador">{event.id}</Figure>
        <Figure label="Ocurrió">{formatInstant(event.at)}</Figure>
        <Figure label="Intentos">{formatCount(attempts)}</Figure>
        {status !== null && <Figure label="Respuesta (HTTP)">{status}</Figure>}
        {durationMs !== null && <Figure label="Tardó">{formatCount(durationMs)} ms</Figure>}
        {state === 'pending' && nextAttemptAt && (
          <Figure label="Próximo intento">{formatInstant(nextAttemptAt)}</Figure>
        )}
        {endedAt && (
          <Figure label={state === 'failed' ? 'Se dejó de intentar' : 'Entregado'}>{formatInstant(endedAt)}</Figure>
        )}
      </Figures>
      <Box component="pre" aria-label="Lo que dice el evento" sx={said} tabIndex={0}>
        {JSON.stringify(data, null, 2)}
      </Box>
    </Section>
  );
}

const said = { bgcolor: 'action.hover', borderRadius: 1, p: 2, mt: 2, mb: 0, overflowX: 'auto', fontSize: 13 };
