import Check from '@mui/icons-material/TaskAltOutlined';
import Ended from '@mui/icons-material/BlockOutlined';
import Waiting from '@mui/icons-material/HourglassEmptyOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { ACCOUNT_ROLE_NAMES, type AccountPeople, type AccountPerson } from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess } from 'react-admin';
import { http } from '../../api/client.js';
import { ConfirmedButton } from '../../components/ConfirmedButton.js';
import { Section } from '../../components/Figures.js';
import { PlainList } from '../../components/PlainList.js';
import { StateChip } from '../../components/StateChip.js';
import { useTask } from '../../components/use-task.js';
import { formatInstant } from '../../i18n/format.js';

const STATE_LOOK = {
  active: { label: 'Con acceso', icon: Check, color: 'success' },
  invited: { label: 'Invitada', icon: Waiting, color: 'info' },
  expired: { label: 'Invitación caducada', icon: Waiting, color: 'default' },
  revoked: { label: 'Sin acceso', icon: Ended, color: 'default' },
} as const satisfies Record<AccountPerson['state'], object>;

/** Whom the customer lets into their account: the customer's to change, but that access is taken away. */
export function CustomerPeople({ customerId }: { customerId: string }) {
  const path = `/api/admin/customers/${customerId}/people`;
  const { data, isError, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => http.json<AccountPeople>(path, { signal }),
  });
  const { canAccess } = useCanAccess({ resource: 'customers', action: 'revoke-person' });
  const { busy, run } = useTask();
  const revoke = ({ id }: AccountPerson) =>
    run(async () => {
      await http.send(`${path}/${id}/revocation`, { method: 'POST' });
      await refetch();
    }, 'Acceso retirado');
  return (
    <Section title="Personas con acceso">
      {isError && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Reintentar</Button>}>
          No pudimos leer quién tiene acceso.
        </Alert>
      )}
      {data && (
        <PlainList items={data.people} empty="Solo el titular entra a esta cuenta.">
          {(person) => (
            <>
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {person.name ?? person.email}
                </Typography>
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {[ACCOUNT_ROLE_NAMES[person.role], person.name && person.email, seen(person)]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              </Box>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexShrink: 0 }}>
                <StateChip look={STATE_LOOK[person.state]} />
                {canAccess && person.state !== 'revoked' && (
                  <ConfirmedButton
                    size="small"
                    color="error"
                    busy={busy}
                    aria-label={`Quitar el acceso a ${person.name ?? person.email}`}
                    title="¿Quitar el acceso?"
                    content={`${person.name ?? person.email} sale de la cuenta en este momento y recibe un aviso. El titular puede volver a invitarle.`}
                    confirm="Quitar el acceso"
                    onConfirm={() => void revoke(person)}
                  >
                    Quitar
                  </ConfirmedButton>
                )}
              </Box>
            </>
          )}
        </PlainList>
      )}
    </Section>
  );
}

const seen = ({ lastSeenAt }: AccountPerson) => lastSeenAt && `entró el ${formatInstant(lastSeenAt)}`;
