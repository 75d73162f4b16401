import type { AdminConnector, AdminConnectorDetail } from '@flota/schemas';
import { Alert, Stack, Typography } from '@mui/material';
import { useCanAccess, useShowContext } from 'react-admin';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { RecordShow } from '../../components/RecordShow.js';
import { formatCount, formatInstant } from '../../i18n/format.js';
import { ConnectorCalls } from './ConnectorCalls.js';
import { ConnectorForm } from './ConnectorForm.js';
import { ConnectorChip, duration, waitingText } from './state.js';

const ConnectorShow = () => (
  <RecordShow actions={false} component="div">
    <Connector />
  </RecordShow>
);
export default ConnectorShow;

function Connector() {
  const { record: connector } = useShowContext<AdminConnector | AdminConnectorDetail>();
  const { canAccess: mayEdit } = useCanAccess({ resource: 'connectors', action: 'edit' });
  if (!connector) return null;
  const owed = waitingText(connector);
  const { state, lastCall } = connector;
  return (
    <Stack spacing={2} sx={{ maxWidth: 960, mt: 2 }}>
      <Section title={connector.title} actions={<ConnectorChip state={state} />}>
        <Typography color="textSecondary" sx={{ mb: 1.5 }}>
          {connector.about}
        </Typography>
        {state === 'failing' && lastCall?.explanation && (
          <Alert severity="error" sx={{ mb: 1.5 }}>
            {lastCall.explanation}
          </Alert>
        )}
        {owed && (
          <Alert severity="warning" sx={{ mb: 1.5 }}>
            {owed}
          </Alert>
        )}
        <Figures>
          <Figure label="Última llamada que funcionó">{instant(connector.lastOkAt)}</Figure>
          <Figure label="Última que falló">{instant(connector.lastFailureAt)}</Figure>
          <Figure label="Llamadas en 24 horas">{formatCount(connector.callsToday)}</Figure>
          <Figure label="De ellas fallaron">{formatCount(connector.failuresToday)}</Figure>
          {connector.medianMs !== null && <Figure label="Tarda (mediana)">{duration(connector.medianMs)}</Figure>}
        </Figures>
      </Section>
      {mayEdit && isWhole(connector) && (
        <Section title="Configuración">
          <ConnectorForm connector={connector} />
        </Section>
      )}
      <Section title="Llamadas">
        <ConnectorCalls connector={connector.id} />
      </Section>
    </Stack>
  );
}

/** Until all of it is here there is what the list knows of it. */
const isWhole = (connector: AdminConnector): connector is AdminConnectorDetail => 'fields' in connector;

const instant = (value: string | null) => (value ? formatInstant(value) : 'Ninguna en 30 días');
