import { Alert, Box, Card, CardContent, Stack, Typography } from '@mui/material';
import type { AdminStaffAccount } from '@flota/schemas';
import { useGetIdentity, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { problemOf } from '../../account/problem-of.js';
import { SessionList } from '../../account/SessionList.js';
import { http } from '../../api/client.js';
import { ConfirmedButton } from '../../components/ConfirmedButton.js';
import { RecordShow } from '../../components/RecordShow.js';
import { ROLE_NAMES } from '../../components/staff-roles.js';
import { formatInstant } from '../../i18n/format.js';
import { ChangeButton } from './AccountDialogs.js';
import { Standing } from './standing.js';

const StaffAccountShow = () => (
  <RecordShow actions={false} component="div">
    <Account />
  </RecordShow>
);
export default StaffAccountShow;

function Account() {
  const account = useRecordContext<AdminStaffAccount>();
  const { identity } = useGetIdentity();
  const act = useAct();
  if (!account) return null;
  const { id, name, email, role, active, invited, recoveryId, lastSignInAt } = account;
  return (
    <Stack spacing={2} sx={{ maxWidth: 760, mt: 2 }}>
      {recoveryId && id !== identity?.id && <Recovery id={recoveryId} name={name} />}
      <Card>
        <CardContent>
          <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {email} · {ROLE_NAMES[role]}
          </Typography>
          <Box sx={{ my: 1.5 }}>
            <Standing account={account} />
          </Box>
          <Typography variant="body2" color="textSecondary">
            {lastSignInAt ? `Entró por última vez ${formatInstant(lastSignInAt)}.` : 'Todavía no ha entrado.'}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
            <ChangeButton account={account} isOwn={id === identity?.id} />
            {active && (
              <ConfirmedButton
                title={invited ? 'Enviar otra invitación' : 'Enviar enlace para otra contraseña'}
                content={`${email} recibirá un enlace que funciona 48 horas. Los enlaces anteriores dejan de servir.`}
                confirm="Enviar"
                onConfirm={() => void act(`staff-accounts/${id}/link`, 'Enlace enviado.')}
              >
                {invited ? 'Enviar otra invitación' : 'Enviar enlace de contraseña'}
              </ConfirmedButton>
            )}
          </Box>
        </CardContent>
      </Card>
      <Card>
        <CardContent>
          <Typography component="h2" variant="h3" sx={{ mb: 2 }}>
            Sesiones abiertas
          </Typography>
          <SessionList path={`/api/admin/staff-accounts/${id}/sessions`} endAll="Cerrar todas sus sesiones" />
        </CardContent>
      </Card>
    </Stack>
  );
}

/** Every second factor is lost: who approves says that it is them. */
function Recovery({ id, name }: { id: string; name: string }) {
  const act = useAct();
  return (
    <Alert severity="warning">
      <Typography sx={{ mb: 1 }}>
        {name} perdió su segundo paso y pide configurar uno nuevo. Antes de autorizar, háblele en persona o llámele a un
        teléfono que usted ya conozca. Si autoriza, tendrá una hora para hacerlo con su contraseña.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <ConfirmedButton
          variant="contained"
          title={`¿Autorizar a ${name}?`}
          content="Queda en la bitácora con su nombre, y avisamos por correo a todas las personas de administración."
          confirm="Autorizar"
          onConfirm={() => void act(`staff-recoveries/${id}/approve`, 'Autorizado.')}
        >
          Autorizar
        </ConfirmedButton>
        <ConfirmedButton
          title={`¿Rechazar la solicitud de ${name}?`}
          content="Lo que ya tenía sigue como estaba. Le avisamos por correo."
          confirm="Rechazar"
          onConfirm={() => void act(`staff-recoveries/${id}/refuse`, 'Rechazada.')}
        >
          Rechazar
        </ConfirmedButton>
      </Box>
    </Alert>
  );
}

/** Does it, says so, and shows how things stand. */
function useAct() {
  const notify = useNotify();
  const refresh = useRefresh();
  return async (path: string, done: string) => {
    try {
      await http.send(`/api/admin/${path}`, { method: 'POST' });
      notify(done, { type: 'success' });
    } catch (error) {
      notify(problemOf(error), { type: 'error' });
    }
    refresh();
  };
}
