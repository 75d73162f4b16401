import { type AdminDeliveryTarget, replaySchema, todayInMexico } from '@flota/schemas';
import Replay from '@mui/icons-material/Replay';
import { Button, Typography } from '@mui/material';
import { BooleanInput, DateInput, useRefresh } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { useTask } from '../../components/use-task.js';
import { formatCount } from '../../i18n/format.js';

interface Replayed {
  count: number;
}

const replay = (id: string, body: object) =>
  http.json<Replayed>(`/api/admin/delivery-targets/${id}/replay`, { method: 'POST', body });

const said = ({ count }: Replayed): string =>
  count === 0
    ? 'No había eventos que repetir.'
    : `Se entregarán en unos momentos: ${formatCount(count)} ${count === 1 ? 'evento' : 'eventos'}.`;

/** What was given up is delivered again; or everything since a day. */
export const ReplayButtons = ({ target }: { target: AdminDeliveryTarget }) => (
  <>
    {target.failed > 0 && <FailedButton target={target} />}
    <DialogFormButton
      button={{ variant: 'outlined', startIcon: <Replay />, children: 'Repetir desde una fecha' }}
      title={`Repetir eventos a ${target.title}`}
      submit="Repetir"
      done={said}
      defaultValues={{ since: todayInMexico(), delivered: false }}
      schema={replaySchema}
      read={({ since, delivered }: FieldValues) => ({ since: since as string, delivered: delivered === true })}
      send={(body) => replay(target.id, body)}
    >
      <Typography sx={{ mb: 2 }}>
        Se envían los eventos de los tipos elegidos que no llegaron, en su orden y con el mismo identificador.
      </Typography>
      <DateInput source="since" label="Desde el" isRequired />
      <BooleanInput
        source="delivered"
        label="También los que ya llegaron"
        helperText="Para un sistema que perdió sus datos."
      />
    </DialogFormButton>
  </>
);

function FailedButton({ target }: { target: AdminDeliveryTarget }) {
  const { busy, run } = useTask();
  const refresh = useRefresh();
  const retry = () =>
    run(async () => {
      await replay(target.id, { since: null, delivered: false });
      refresh();
    }, 'Se entregarán en unos momentos.');
  return (
    <Button
      variant="contained"
      startIcon={<Replay />}
      loading={busy}
      loadingPosition="start"
      onClick={() => void retry()}
    >
      Repetir los {formatCount(target.failed)} sin entregar
    </Button>
  );
}
