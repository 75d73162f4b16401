import Groups from '@mui/icons-material/GroupsOutlined';
import type { AdminLeadSettings, LeadStaff } from '@flota/schemas';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormGroup,
  Switch,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useCanAccess, useGetIdentity, useGetOne, useRefresh } from 'react-admin';
import { http } from '../../../api/client.js';
import { useTask } from '../../../components/use-task.js';
import { useLeadStaff } from './lead-owner.js';

/** Who takes new leads: of oneself anybody says so, of others an administrator. */
export function LeadTakers() {
  const { canAccess: mayWork } = useCanAccess({ resource: 'leads', action: 'work' });
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  if (!mayWork) return null;
  return (
    <>
      <Button size="small" startIcon={<Groups />} onClick={() => setOpen(true)}>
        Turnos
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="xs" aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Quién toma solicitudes nuevas</DialogTitle>
        <DialogContent>
          <Takers />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cerrar</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function Takers() {
  const staff = useLeadStaff();
  const { data: settings } = useGetOne<AdminLeadSettings>('lead-settings', { id: 1 });
  const { data: identity } = useGetIdentity();
  const { canAccess: mayOfAll } = useCanAccess({ resource: 'lead-settings', action: 'edit' });
  const { busy, run } = useTask();
  const refresh = useRefresh();
  const change = ({ id, isTaking }: LeadStaff[number]) =>
    run(() =>
      http.send(`/api/admin/lead-staff/${id}/taking`, { method: 'POST', body: { isTaking: !isTaking } }),
    ).finally(refresh);
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {settings?.sharesInTurn
          ? 'Cada solicitud nueva se asigna a la persona que lleva más tiempo sin recibir una.'
          : 'El reparto por turnos está apagado: las solicitudes nuevas llegan sin responsable. Lo enciende administración.'}
      </Typography>
      <FormGroup>
        {staff.map((person) => (
          <FormControlLabel
            key={person.id}
            control={<Switch checked={person.isTaking} onChange={() => void change(person)} />}
            label={person.name}
            disabled={busy || !(mayOfAll || person.id === identity?.id)}
          />
        ))}
      </FormGroup>
    </>
  );
}
