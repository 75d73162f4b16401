import type { AdminConversationRow } from '@flota/schemas';
import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useGetIdentity, useRefresh } from 'react-admin';
import { useTask } from '../../../components/use-task.js';
import { giveConversation, useConversationStaff } from './conversation-owner.js';

const NOBODY = '-';

/** Whose work it is, among those who may own conversations; one's own by one button. */
export function OwnerControl({ conversation }: { conversation: AdminConversationRow }) {
  const staff = useConversationStaff();
  const { data: me } = useGetIdentity();
  const { busy, run } = useTask();
  const refresh = useRefresh();
  const { owner } = conversation;
  // Somebody whose role changed is still its owner.
  const people = !owner || staff.some(({ id }) => id === owner.id) ? staff : [owner, ...staff];
  const give = (to: string | null, said: string) =>
    void run(() => giveConversation(conversation, to), said).finally(refresh);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        select
        fullWidth
        label="Responsable"
        value={owner?.id ?? NOBODY}
        disabled={busy}
        helperText="Si no tiene, queda a cargo de quien responda."
        onChange={({ target }) => give(target.value === NOBODY ? null : target.value, 'Responsable cambiado.')}
      >
        <MenuItem value={NOBODY}>Nadie todavía</MenuItem>
        {people.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {me && owner?.id !== me.id && (
        <Button variant="outlined" loading={busy} onClick={() => give(String(me.id), 'Ahora es suya.')}>
          Asignármela
        </Button>
      )}
    </Box>
  );
}
