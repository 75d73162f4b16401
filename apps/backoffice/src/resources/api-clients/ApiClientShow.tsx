import { Box, Card, CardContent, Chip, Stack, Typography } from '@mui/material';
import type { AdminApiClient } from '@flota/schemas';
import { useRecordContext } from 'react-admin';
import { ConfirmedButton } from '../../components/ConfirmedButton.js';
import { RecordShow } from '../../components/RecordShow.js';
import { formatCount, formatDay, formatInstant } from '../../i18n/format.js';
import { ChangeButton } from './ClientForm.js';
import { Keys } from './Keys.js';
import { SCOPE_NAMES } from './scope-names.js';
import { lastUse, Standing } from './standing.js';
import { useAct } from './use-act.js';

const ApiClientShow = () => (
  <RecordShow actions={false} component="div">
    <Client />
  </RecordShow>
);
export default ApiClientShow;

function Client() {
  const client = useRecordContext<AdminApiClient>();
  const act = useAct();
  if (!client) return null;
  const { id, name, state, scopes, requestsPerMinute, lastUsedAt } = client;
  return (
    <Stack spacing={2} sx={{ maxWidth: 760, mt: 2 }}>
      <Card>
        <CardContent>
          <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            client_id: {id}
          </Typography>
          <Box sx={{ my: 1.5 }}>
            <Standing state={state} />
          </Box>
          <Box component="ul" aria-label="Lo que puede hacer" sx={chips}>
            {scopes.map((scope) => (
              <Chip key={scope} component="li" size="small" label={SCOPE_NAMES[scope]} />
            ))}
          </Box>
          <Typography variant="body2" color="textSecondary">
            {endOf(client)} Hasta {formatCount(requestsPerMinute)} solicitudes por minuto. Último uso:{' '}
            {lastUse(lastUsedAt)}.
          </Typography>
          {state !== 'revoked' && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
              <ChangeButton client={client} />
              <ConfirmedButton
                color="error"
                title={`¿Revocar ${name}?`}
                content="El sistema deja de entrar de inmediato, con todas sus llaves y tokens. No se puede deshacer: para que vuelva a entrar habrá que crear otro cliente."
                confirm="Revocar"
                onConfirm={() => void act('POST', `${id}/revoke`, 'Cliente revocado.')}
              >
                Revocar cliente
              </ConfirmedButton>
            </Box>
          )}
        </CardContent>
      </Card>
      <Card>
        <CardContent>
          <Typography component="h2" variant="h3" sx={{ mb: 2 }}>
            Llaves
          </Typography>
          <Keys client={client} />
        </CardContent>
      </Card>
    </Stack>
  );
}

const chips = { display: 'flex', flexWrap: 'wrap', gap: 0.75, listStyle: 'none', p: 0, mt: 0, mb: 1.5 };

function endOf({ state, lastDay, revokedAt }: AdminApiClient): string {
  if (revokedAt) return `Se revocó el ${formatInstant(revokedAt)}.`;
  if (!lastDay) return 'No vence.';
  return state === 'expired' ? `Sirvió hasta el ${formatDay(lastDay)}.` : `Sirve hasta el ${formatDay(lastDay)}.`;
}
