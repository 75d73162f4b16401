import { Divider, ListItem, ListItemText } from '@mui/material';
import { Logout, UserMenu as RaUserMenu, useGetIdentity } from 'react-admin';
import type { StaffRole } from '@flota/schemas';

const ROLE_NAMES: Record<StaffRole, string> = {
  admin: 'Administración',
  content: 'Contenido',
  care: 'Atención a clientes',
  finance: 'Finanzas',
  auditor: 'Auditoría',
};

/** As the auth provider answers it; react-admin's own type only knows id, name and picture. */
interface Identity {
  email: string;
  role: StaffRole;
}

export function UserMenu() {
  const identity = useGetIdentity().identity as Identity | undefined;
  return (
    <RaUserMenu>
      <ListItem dense>
        <ListItemText primary={identity?.email} secondary={identity && ROLE_NAMES[identity.role]} />
      </ListItem>
      <Divider />
      <Logout />
    </RaUserMenu>
  );
}
