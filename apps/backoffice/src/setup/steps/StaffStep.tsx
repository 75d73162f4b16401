import { type AdminStaffAccount, staffInvitationSchema } from '@flota/schemas';
import { Box, List, ListItem, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, TextInput, useGetList } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { http } from '../../api/client.js';
import { schemaErrors } from '../../api/schema-errors.js';
import { FieldPair } from '../../components/content/FormLayout.js';
import { Standing } from '../../resources/staff-accounts/standing.js';
import { StepForm } from '../StepForm.js';

const BLANK = { name: '', email: '' };

const invitation = ({ name, email }: FieldValues) => ({
  name: (name as string | null) ?? '',
  email: (email as string | null) ?? '',
  role: 'admin',
});

/** Another administrator is invited; it counts once that person has chosen a password. */
export function StaffStep({ done }: { done: boolean }) {
  const [round, setRound] = useState(0);
  const invite = async (values: FieldValues) => {
    await http.send('/api/admin/staff-accounts', { method: 'POST', body: invitation(values) });
    setRound(round + 1);
  };
  return (
    <>
      <Administrators />
      <StepForm
        key={round}
        done={done}
        values={BLANK}
        validate={(values) => schemaErrors(staffInvitationSchema, invitation(values))}
        save={invite}
        saved="Le mandamos un enlace para elegir su contraseña. Funciona 48 horas."
        submit="Enviar invitación"
        then={null}
      >
        <FieldPair>
          <TextInput source="name" label="Nombre" isRequired helperText={false} autoComplete="off" />
          <TextInput
            source="email"
            label="Correo electrónico"
            type="email"
            isRequired
            helperText="Recibe un enlace; cuenta cuando elija su contraseña."
            autoComplete="off"
          />
        </FieldPair>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          A quienes atienden clientes, llevan las finanzas o escriben el contenido los invita con su propio rol en{' '}
          <Link to="/staff-accounts">Personal</Link>.
        </Typography>
      </StepForm>
    </>
  );
}

function Administrators() {
  const { data = [] } = useGetList<AdminStaffAccount>('staff-accounts', {
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'name', order: 'ASC' },
    filter: { role: 'admin' },
  });
  if (data.length === 0) return null;
  return (
    <List disablePadding aria-label="Personas de administración" sx={{ mb: 2 }}>
      {data.map((account) => (
        <ListItem key={account.id} disableGutters sx={{ gap: 1.5, flexWrap: 'wrap' }}>
          <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            {account.name}
            <Typography variant="body2" color="textSecondary">
              {account.email}
            </Typography>
          </Box>
          <Standing account={account} />
        </ListItem>
      ))}
    </List>
  );
}
