import {
  type AdminCollectionDetail,
  CONTACT_CHANNEL_NAMES,
  CONTACT_DIRECTION_NAMES,
  CONTACT_RESULT_NAMES,
  CONTACT_SPOKEN_TO_NAMES,
  type NewContact,
  newContactSchema,
  todayInMexico,
} from '@flota/schemas';
import { Alert, Typography } from '@mui/material';
import { DateInput, SelectInput } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { TextInput } from '../../components/form/TextInput.js';
import { http } from '../../api/client.js';
import { choicesOf } from '../../components/choices.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { hoursWords } from './hours-words.js';

const BLANK = {
  channel: 'phone',
  direction: 'outgoing',
  spokenTo: '',
  result: '',
  note: '',
  nextOn: null,
  exception: '',
};

/** Writes down a call, message or visit; what was promised in it is written down next. */
export function ContactButton({ detail }: { detail: AdminCollectionDetail }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isException = !detail.hours.areOpen || detail.stop !== null;
  return (
    <DialogFormButton
      button={{ variant: 'contained', children: 'Anotar contacto' }}
      title={`Contacto sobre el contrato ${detail.contractNumber}`}
      submit="Anotar"
      done="Contacto anotado."
      defaultValues={BLANK}
      schema={newContactSchema}
      read={(values) => ({ ...BLANK, ...values, nextOn: (values.nextOn as string | null) || null }) as NewContact}
      send={async (body, idempotencyKey) => {
        await http.json(`/api/admin/collections/${detail.id}/contacts`, { method: 'POST', body, idempotencyKey });
        return body;
      }}
      onDone={({ result }) => {
        if (result === 'promised') void navigate(pathname, { replace: true, state: { opens: 'promise' } });
      }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Identifíquese con su nombre y el de la financiera, y hable del adeudo sólo con quien lo debe.
      </Typography>
      {isException && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {detail.stop ? 'Marcado como «no contactar».' : hoursWords(detail.hours)}
        </Alert>
      )}
      <SelectInput source="channel" label="Medio" choices={choicesOf(CONTACT_CHANNEL_NAMES)} isRequired fullWidth />
      <SelectInput
        source="direction"
        label="Quién buscó a quién"
        choices={choicesOf(CONTACT_DIRECTION_NAMES)}
        isRequired
        fullWidth
      />
      <SelectInput
        source="spokenTo"
        label="Con quién se habló"
        choices={choicesOf(CONTACT_SPOKEN_TO_NAMES)}
        isRequired
        fullWidth
      />
      <SelectInput source="result" label="Resultado" choices={choicesOf(CONTACT_RESULT_NAMES)} isRequired fullWidth />
      <TextInput
        source="note"
        label="Qué se dijo"
        multiline
        minRows={2}
        helperText="Para sus colegas. Sin datos de terceros ni de salud."
      />
      <DateInput
        source="nextOn"
        label="Seguir el día"
        helperText="Vacío: se queda como estaba."
        slotProps={{ htmlInput: { min: todayInMexico() } }}
      />
      <TextInput
        source="exception"
        label="Por qué se le buscó así"
        helperText="Obligatorio si se le buscó fuera de horario o estando en «no contactar»."
      />
    </DialogFormButton>
  );
}
