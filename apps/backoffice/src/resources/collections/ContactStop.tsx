import {
  type AdminCollectionDetail,
  CONTACT_STOP_REASON_NAMES,
  type NewStop,
  newStopSchema,
  todayInMexico,
} from '@flota/schemas';
import { Alert, Box } from '@mui/material';
import { BooleanInput, DateInput, SelectInput, useCanAccess } from 'react-admin';
import { TextInput } from '../../components/form/TextInput.js';
import { http } from '../../api/client.js';
import { choicesOf } from '../../components/choices.js';
import { ConfirmedButton } from '../../components/ConfirmedButton.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { usePost } from '../../components/use-post.js';
import { formatDay } from '../../i18n/format.js';

/** That nobody is to ask the customer, or the way to say so. */
export function ContactStop({ detail: { id, stop } }: { detail: AdminCollectionDetail }) {
  const { canAccess: mayStop = false } = useCanAccess({ resource: 'collections', action: 'stop' });
  const { canAccess: mayLift = false } = useCanAccess({ resource: 'collections', action: 'lift-stop' });
  if (!stop) return mayStop && <StopButton id={id} />;
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      No contactar: {CONTACT_STOP_REASON_NAMES[stop.reason]},{' '}
      {stop.allContracts ? 'en todos sus contratos' : 'en este contrato'}
      {stop.until ? `, hasta el ${formatDay(stop.until)}` : ''}. Los recordatorios de pago no salen mientras tanto.
      {mayLift && (
        <Box sx={{ mt: 1 }}>
          <LiftButton id={stop.id} />
        </Box>
      )}
    </Alert>
  );
}

const StopButton = ({ id }: { id: string }) => (
  <DialogFormButton
    button={{ color: 'inherit', size: 'small', children: 'No contactar…' }}
    title="No contactar"
    submit="Marcar"
    done="Marcado: nadie lo busca y los recordatorios de pago esperan."
    defaultValues={{ reason: '', allContracts: true, until: null, note: '' }}
    schema={newStopSchema}
    read={({ until, ...values }) => ({ ...values, until: (until as string | null) || null }) as NewStop}
    send={(body) => http.send(`/api/admin/collections/${id}/stops`, { method: 'POST', body })}
  >
    <SelectInput source="reason" label="Motivo" choices={choicesOf(CONTACT_STOP_REASON_NAMES)} isRequired fullWidth />
    <BooleanInput source="allContracts" label="En todos los contratos del cliente" />
    <DateInput
      source="until"
      label="Hasta el día"
      helperText="Vacío: hasta que finanzas lo levante."
      slotProps={{ htmlInput: { min: todayInMexico() } }}
    />
    <TextInput source="note" label="Nota" multiline minRows={2} />
  </DialogFormButton>
);

function LiftButton({ id }: { id: string }) {
  const { busy, post } = usePost();
  return (
    <ConfirmedButton
      size="small"
      color="inherit"
      busy={busy}
      title="¿Levantar «no contactar»?"
      content="Se le vuelve a buscar y los recordatorios de pago salen otra vez."
      confirm="Levantar"
      onConfirm={() => post(`/api/admin/contact-stops/${id}/lift`, 'Se levantó «no contactar».')}
    >
      Levantar
    </ConfirmedButton>
  );
}
