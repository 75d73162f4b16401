import type { EmailState } from '@flota/schemas';
import Replay from '@mui/icons-material/Replay';
import { Button } from '@mui/material';
import { useCanAccess, useRecordContext, useRefresh } from 'react-admin';
import { http } from '../../api/client.js';
import { useTask } from '../../components/use-task.js';
import type { OutboundEmail } from './outbound-email.js';

const RETRIED: readonly EmailState[] = ['pending', 'failed', 'withheld'];

/** Only brings the next attempt forward, so it needs no confirmation. */
export function RetryButton() {
  const email = useRecordContext<OutboundEmail>();
  const { canAccess } = useCanAccess({ resource: 'outbound-emails', action: 'retry' });
  const refresh = useRefresh();
  const { busy, run } = useTask();
  if (!email || !canAccess || !RETRIED.includes(email.state)) return null;

  const retry = () =>
    run(async () => {
      await http.send(`/api/admin/outbound-emails/${email.id}/retry`, { method: 'POST' });
      refresh();
    }, `Se intentará de nuevo en unos momentos: ${email.to}.`);

  return (
    <Button
      size="small"
      startIcon={<Replay />}
      loading={busy}
      loadingPosition="start"
      onClick={(event) => {
        // The row itself is a link to the e-mail's page.
        event.stopPropagation();
        void retry();
      }}
    >
      Reintentar
    </Button>
  );
}
