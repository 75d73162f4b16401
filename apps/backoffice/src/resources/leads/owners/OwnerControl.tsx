import type { AdminLead } from '@flota/schemas';
import { MenuItem, TextField } from '@mui/material';
import { useRefresh } from 'react-admin';
import { useTask } from '../../../components/use-task.js';
import { giveLead, useLeadStaff } from './lead-owner.js';

const NOBODY = '-';

/** Whose work it is, among those who may own leads. */
export function OwnerControl({ lead }: { lead: AdminLead }) {
  const staff = useLeadStaff();
  const { busy, run } = useTask();
  const refresh = useRefresh();
  const { owner } = lead;
  // Somebody whose role changed is still its owner.
  const people = !owner || staff.some(({ id }) => id === owner.id) ? staff : [owner, ...staff];
  const change = (to: string) =>
    run(() => giveLead(lead, to === NOBODY ? null : to), 'Responsable cambiado.').finally(refresh);
  return (
    <TextField
      select
      fullWidth
      label="Responsable"
      value={owner?.id ?? NOBODY}
      disabled={busy}
      onChange={({ target }) => void change(target.value)}
      helperText="Quién le da seguimiento aquí dentro."
    >
      <MenuItem value={NOBODY}>Nadie todavía</MenuItem>
      {people.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
