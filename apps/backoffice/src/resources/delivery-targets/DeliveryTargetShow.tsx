import { Alert, Box, Button, Chip, Stack } from '@mui/material';
import type { AdminDeliveryTarget } from '@flota/schemas';
import { Link, useCanAccess, useRecordContext, useRedirect } from 'react-admin';
import { http } from '../../api/client.js';
import { ConfirmedButton } from '../../components/ConfirmedButton.js';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { RecordShow } from '../../components/RecordShow.js';
import { StateChip } from '../../components/StateChip.js';
import { eventTitle, TARGET_KINDS, TARGET_LOOK } from '../../components/states/deliveries.js';
import { useTask } from '../../components/use-task.js';
import { formatCount, formatInstant } from '../../i18n/format.js';
import { ReplayButtons } from './ReplayButtons.js';
import { SecretButton } from './SecretButton.js';
import { TestButton } from './TestButton.js';
import { ChangeButton } from './WebhookForm.js';

const DeliveryTargetShow = () => (
  <RecordShow actions={false} component="div">
    <Target />
  </RecordShow>
);
export default DeliveryTargetShow;

function Target() {
  const target = useRecordContext<AdminDeliveryTarget>();
  const { canAccess: mayEdit } = useCanAccess({ resource: 'delivery-targets', action: 'edit' });
  if (!target) return null;
  const { id, kind, lastDeliveryAt, state, title, types, url } = target;
  const isOurs = mayEdit === true && kind === 'webhook';
  return (
    <Stack spacing={2} sx={{ maxWidth: 760, mt: 2 }}>
      <Section title={title} actions={<StateChip look={TARGET_LOOK[state]} />}>
        <Trouble target={target} />
        <Figures>
          <Figure label="Tipo">{TARGET_KINDS[kind]}</Figure>
          {url && <Figure label="Dirección">{url}</Figure>}
          <Figure label="Última entrega">{lastDeliveryAt ? formatInstant(lastDeliveryAt) : 'Nunca'}</Figure>
          {target.formerSecretUntil && (
            <Figure label="El secreto anterior firma hasta el">{formatInstant(target.formerSecretUntil)}</Figure>
          )}
        </Figures>
        <Box component="ul" aria-label="Eventos que recibe" sx={chips}>
          {types.map((type) => (
            <Chip key={type} component="li" size="small" label={eventTitle(type)} title={type} />
          ))}
        </Box>
        {isOurs && (
          <Box sx={row}>
            <ChangeButton target={target} />
            <SecretButton id={id} />
            <RemoveButton target={target} />
          </Box>
        )}
      </Section>
      {isOurs && (
        <Section title="Prueba">
          <TestButton id={id} />
        </Section>
      )}
      <Section title="Entregas">
        <Box sx={row}>
          <Button
            component={Link}
            variant="outlined"
            to={`/deliveries?filter=${encodeURIComponent(JSON.stringify({ target: id }))}`}
          >
            Ver entregas
          </Button>
          {mayEdit && <ReplayButtons target={target} />}
        </Box>
      </Section>
    </Stack>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 1.5 };
const chips = { display: 'flex', flexWrap: 'wrap', gap: 0.75, listStyle: 'none', p: 0, mt: 2, mb: 2 };

/** What is wrong, and what to do about it. */
function Trouble({ target: { failed, failingSince, gaveUpAt, state } }: { target: AdminDeliveryTarget }) {
  if (state === 'given-up' && gaveUpAt) {
    return (
      <Alert severity="error" sx={{ mb: 1 }}>
        Se apagó el {formatInstant(gaveUpAt)} porque no recibía. Cuando funcione, enciéndalo en «Cambiar» y repita desde
        una fecha lo que le falta: no se perdió nada.
      </Alert>
    );
  }
  if (state === 'failing' && failingSince) {
    return (
      <Alert severity="warning" sx={{ mb: 1 }}>
        No recibe desde el {formatInstant(failingSince)}. Se sigue intentando durante tres días; avise a quien lo
        atiende.
      </Alert>
    );
  }
  if (failed === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      {formatCount(failed)} {failed === 1 ? 'evento no se pudo entregar.' : 'eventos no se pudieron entregar.'}
    </Alert>
  );
}

function RemoveButton({ target: { id, name } }: { target: AdminDeliveryTarget }) {
  const { busy, run } = useTask();
  const redirect = useRedirect();
  const remove = () =>
    run(async () => {
      await http.send(`/api/admin/delivery-targets/${id}`, { method: 'DELETE' });
      redirect('list', 'delivery-targets');
    }, 'Webhook eliminado.');
  return (
    <ConfirmedButton
      color="error"
      busy={busy}
      title={`¿Eliminar ${name}?`}
      content="Deja de recibir eventos y se borra su registro de entregas. No se puede deshacer."
      confirm="Eliminar"
      onConfirm={() => void remove()}
    >
      Eliminar
    </ConfirmedButton>
  );
}
