import { Box } from '@mui/material';
import { Show, useShowContext } from 'react-admin';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { StateChip } from '../../components/StateChip.js';
import { formatInstant } from '../../i18n/format.js';
import type { AlertForm } from './alert-lifecycle.js';
import { ALERT_STATE_LOOK } from './alert-states.js';
import { AlertPopup } from './AlertPreview.js';

/** For roles that may look but not edit. */
const AlertShow = () => (
  <Show component="div">
    <Alert />
  </Show>
);
export default AlertShow;

function Alert() {
  const { record: alert } = useShowContext<AlertForm>();
  if (!alert) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 26rem)' },
        alignItems: 'start',
      }}
    >
      <Section title={alert.title} actions={<StateChip look={ALERT_STATE_LOOK[alert.state]} />}>
        <Figures>
          <Figure label="Inicio">{alert.startsAt ? formatInstant(alert.startsAt) : 'Desde que se guardó'}</Figure>
          <Figure label="Fin">{alert.endsAt ? formatInstant(alert.endsAt) : 'Sin fecha de fin'}</Figure>
          <Figure label="Texto del botón">{alert.buttonText ?? 'Conocer más'}</Figure>
          <Figure label="Dirección">{alert.url ?? 'Sin botón'}</Figure>
          <Figure label="Último cambio">{formatInstant(alert.updatedAt)}</Figure>
        </Figures>
      </Section>
      <AlertPopup alert={alert} />
    </Box>
  );
}
