import { Alert, AlertTitle } from '@mui/material';
import { formatAgo } from '../i18n/format.js';
import { isMailStuck, type DashboardData } from './dashboard-data.js';

/** Says nothing while mail flows. A quote that never arrives is a customer lost, so trouble comes first on the page. */
export function MailHealth({ data }: { data: DashboardData }) {
  const { worker, oldestPendingEmailAt } = data;
  if (!worker.alive) {
    return (
      <Alert severity="error" variant="filled">
        <AlertTitle>El envío de correos está detenido</AlertTitle>
        {worker.lastSeenAt
          ? `El proceso que envía los correos dejó de responder ${formatAgo(worker.lastSeenAt)}. `
          : 'El proceso que envía los correos no se ha iniciado. '}
        Avise a sistemas. Ninguna cotización se pierde: los correos saldrán cuando se reanude.
      </Alert>
    );
  }
  if (!isMailStuck(data) || !oldestPendingEmailAt) return null;
  return (
    <Alert severity="warning" sx={{ bgcolor: 'background.paper', borderLeft: 4, borderLeftColor: 'warning.main' }}>
      <AlertTitle>Hay correos atorados</AlertTitle>
      El más antiguo espera desde {formatAgo(oldestPendingEmailAt)}. Revise «Correos» para ver por qué no salen.
    </Alert>
  );
}
