import type { AdminDelivery } from '@flota/schemas';
import Replay from '@mui/icons-material/Replay';
import { Button } from '@mui/material';
import { useCanAccess, useRecordContext, useRefresh } from 'react-admin';
import { http } from '../../api/client.js';
import { useTask } from '../../components/use-task.js';

/** By the same id, so that whoever has it already knows: it needs no confirmation. */
export function ReplayButton() {
  const delivery = useRecordContext<AdminDelivery>();
  const { canAccess } = useCanAccess({ resource: 'deliveries', action: 'replay' });
  const refresh = useRefresh();
  const { busy, run } = useTask();
  if (!delivery || !canAccess || delivery.state === 'sending') return null;
  const replay = () =>
    run(async () => {
      await http.send(`/api/admin/deliveries/${delivery.id}/replay`, { method: 'POST' });
      refresh();
    }, 'Se entregará en unos momentos.');
  return (
    <Button
      size="small"
      sx={{ whiteSpace: 'nowrap' }}
      startIcon={<Replay />}
      loading={busy}
      loadingPosition="start"
      onClick={(event) => {
        // The row itself is a link to the delivery's page.
        event.stopPropagation();
        void replay();
      }}
    >
      {delivery.state === 'pending' ? 'Intentar ahora' : 'Repetir'}
    </Button>
  );
}
