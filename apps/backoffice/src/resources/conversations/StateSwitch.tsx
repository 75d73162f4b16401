import type { AdminConversation } from '@flota/schemas';
import { Button } from '@mui/material';
import { useNotify, useRefresh } from 'react-admin';
import { http } from '../../api/client.js';
import { UndoNotice } from '../../components/UndoNotice.js';
import { useTask } from '../../components/use-task.js';

const SAID = { open: 'Conversación abierta', closed: 'Conversación cerrada' } as const;

/** The customer is told of a closing a while later, so that one that was a mistake can be undone: it needs no confirmation. */
export function StateSwitch({ conversation: { id, state } }: { conversation: AdminConversation }) {
  const { busy, run } = useTask();
  const notify = useNotify();
  const refresh = useRefresh();
  const change = (next: AdminConversation['state'], undo: AdminConversation['state'] | null) =>
    void run(async () => {
      await http.send(`/api/admin/conversations/${id}/state`, { method: 'POST', body: { state: next } });
      notify(<UndoNotice said={undo ? SAID[next] : 'Se deshizo.'} undo={undo && (() => change(undo, null))} />);
      refresh();
    });
  const next = state === 'open' ? 'closed' : 'open';
  return (
    <Button variant="outlined" loading={busy} onClick={() => change(next, state)}>
      {next === 'closed' ? 'Cerrar conversación' : 'Volver a abrir'}
    </Button>
  );
}
