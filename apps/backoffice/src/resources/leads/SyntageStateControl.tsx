import { Box, MenuItem, TextField } from '@mui/material';
import { useCanAccess, useRefresh } from 'react-admin';
import { http } from '../../api/client.js';
import { StateChip } from '../../components/StateChip.js';
import { useTask } from '../../components/use-task.js';
import { SYNTAGE_STATE_CHOICES, SYNTAGE_STATE_LOOK, type SyntageState } from './texts.js';

/** What the provider says of the request; staff note it here, and the company sees it on the site. */
export function SyntageStateControl({ leadId, state }: { leadId: string; state: SyntageState }) {
  const { canAccess } = useCanAccess({ resource: 'leads', action: 'syntage-state' });
  const { busy, run } = useTask();
  const refresh = useRefresh();
  if (!canAccess) {
    return (
      <Box sx={{ mt: 1.5 }}>
        <StateChip look={SYNTAGE_STATE_LOOK[state]} />
      </Box>
    );
  }
  const change = (wanted: string) =>
    run(async () => {
      await http.send(`/api/admin/leads/${leadId}/syntage-state`, { method: 'POST', body: { state: wanted } });
      refresh();
    }, 'Autorización actualizada. La empresa ya la ve en el sitio.');
  return (
    <TextField
      select
      fullWidth
      label="Autorización con el proveedor"
      value={state}
      disabled={busy}
      onChange={({ target }) => void change(target.value)}
      sx={{ mt: 2 }}
    >
      {SYNTAGE_STATE_CHOICES.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
