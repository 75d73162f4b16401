import Replay from '@mui/icons-material/Replay';
import { Button } from '@mui/material';
import type { AdminStatementRun } from '@flota/schemas';
import { useCanAccess, useRecordContext, useRefresh } from 'react-admin';
import { http } from '../../api/client.js';
import { useTask } from '../../components/use-task.js';
import { stuckOf } from './item-states.js';

/** Each is checked anew before it goes out, so it needs no confirmation. */
export function RetryStuckButton() {
  const run = useRecordContext<AdminStatementRun>();
  const { canAccess } = useCanAccess({ resource: 'statement-runs', action: 'retry' });
  const { busy, run: perform } = useTask();
  const refresh = useRefresh();
  if (!run || !canAccess || stuckOf(run.counts) === 0) return null;
  const retry = () =>
    perform(async () => {
      await http.send(`/api/admin/statement-runs/${run.id}/retry`, { method: 'POST' });
      refresh();
    }, 'Los retenidos y los que fallaron se intentan de nuevo.');
  return (
    <Button size="small" startIcon={<Replay />} loading={busy} loadingPosition="start" onClick={() => void retry()}>
      Reintentar retenidos y fallidos
    </Button>
  );
}
