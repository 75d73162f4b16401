import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import { Box } from '@mui/material';
import { type AdminStaffAccount, staffChangeSchema, staffInvitationSchema } from '@flota/schemas';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { ROLE_CHOICES } from '../../components/staff-roles.js';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const Role = () => (
  <SelectInput
    source="role"
    label="Rol"
    choices={ROLE_CHOICES}
    isRequired
    helperText="Administración y Finanzas necesitan verificación en dos pasos."
  />
);

/** Whoever it is gets a link by mail. */
export const InviteButton = () => (
  <Box sx={{ mt: 2 }}>
    <DialogFormButton
      opensBy="invite"
      button={{ variant: 'contained', startIcon: <PersonAdd />, children: 'Invitar a una persona' }}
      title="Invitar a una persona"
      submit="Enviar invitación"
      done="Le mandamos un enlace para elegir su contraseña. Funciona 48 horas."
      defaultValues={{ name: '', email: '', role: 'care' }}
      schema={staffInvitationSchema}
      read={({ name, email, role }: FieldValues) => ({ name: text(name), email: text(email), role: text(role) })}
      send={(body) => http.json<{ id: string }>('/api/admin/staff-accounts', { method: 'POST', body })}
    >
      <TextInput source="name" label="Nombre" isRequired />
      <TextInput source="email" label="Correo electrónico" type="email" isRequired />
      <Role />
    </DialogFormButton>
  </Box>
);

/** Name, role, and whether they may come in. */
export const ChangeButton = ({ account, isOwn }: { account: AdminStaffAccount; isOwn: boolean }) => (
  <DialogFormButton
    button={{ variant: 'outlined', children: 'Cambiar' }}
    title={`Cambiar la cuenta de ${account.name}`}
    submit="Guardar"
    done="Guardado."
    defaultValues={{ name: account.name, role: account.role, active: account.active }}
    schema={staffChangeSchema}
    read={({ name, role, active }: FieldValues) => ({
      name: text(name),
      role: text(role),
      active: active === true,
      updatedAt: account.updatedAt,
    })}
    send={(body) => http.send(`/api/admin/staff-accounts/${account.id}`, { method: 'PATCH', body })}
  >
    <TextInput source="name" label="Nombre" isRequired />
    {!isOwn && (
      <>
        <Role />
        <BooleanInput
          source="active"
          label="Puede entrar"
          helperText="Un rol nuevo y una cuenta cerrada terminan sus sesiones de inmediato. Le avisamos por correo."
        />
      </>
    )}
  </DialogFormButton>
);
