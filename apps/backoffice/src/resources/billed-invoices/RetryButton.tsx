import type { AdminBilledInvoice } from '@flota/schemas';
import Replay from '@mui/icons-material/Replay';
import { Button } from '@mui/material';
import { useCanAccess, useRefresh } from 'react-admin';
import { http } from '../../api/client.js';
import { useTask } from '../../components/use-task.js';

/** Of one that was refused, once what was wrong is mended here or in billing. */
export function RetryButton({ billed: { id, state, uuid } }: { billed: AdminBilledInvoice }) {
  const { canAccess } = useCanAccess({ resource: 'billed-invoices', action: 'retry' });
  const { busy, run } = useTask();
  const refresh = useRefresh();
  if (!canAccess || state !== 'refused' || uuid === null) return null;
  const retry = () =>
    run(async () => {
      await http.send(`/api/admin/billed-invoices/${id}/retry`, { method: 'POST' });
      refresh();
    }, 'Se lee de nuevo en unos segundos.');
  return (
    <Button size="small" startIcon={<Replay />} loading={busy} loadingPosition="start" onClick={() => void retry()}>
      Reintentar
    </Button>
  );
}
