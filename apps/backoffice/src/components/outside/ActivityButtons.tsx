import AddComment from '@mui/icons-material/AddCommentOutlined';
import Phone from '@mui/icons-material/PhoneOutlined';
import { CALL_OUTCOME_NAMES, leadCallSchema, noteSchema } from '@flota/schemas';
import { Box } from '@mui/material';
import { SelectInput } from 'react-admin';
import { http } from '../../api/client.js';
import { choicesOf } from '../choices.js';
import { DialogFormButton } from '../DialogForm.js';
import { TextInput } from '../form/TextInput.js';

interface ActivityButtonsProps {
  about: { resource: 'leads' | 'customers'; id: string; name: string };
  /** What a call that was answered changes. */
  answeredHint?: string;
}

const OUTCOMES = choicesOf(CALL_OUTCOME_NAMES);

/** What staff add to somebody's history: a note, a call of theirs. */
export function ActivityButtons({ about: { resource, id, name }, answeredHint }: ActivityButtonsProps) {
  const send = (what: string) => (body: object, idempotencyKey: string) =>
    http.send(`/api/admin/${resource}/${id}/${what}`, { method: 'POST', body, idempotencyKey });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <DialogFormButton
        button={{ size: 'small', startIcon: <AddComment />, children: 'Agregar nota' }}
        title={`Nota sobre ${name}`}
        submit="Agregar"
        done="Nota agregada."
        defaultValues={{ text: '' }}
        schema={noteSchema}
        read={({ text }) => ({ text: text as string })}
        send={send('notes')}
      >
        <TextInput
          source="text"
          label="Nota"
          helperText="La ve todo el equipo; el cliente no."
          multiline
          minRows={3}
          isRequired
        />
      </DialogFormButton>
      <DialogFormButton
        button={{ size: 'small', startIcon: <Phone />, children: 'Anotar llamada' }}
        title={`Llamada con ${name}`}
        submit="Anotar"
        done="Llamada anotada."
        defaultValues={{ outcome: '', note: '' }}
        schema={leadCallSchema}
        read={({ outcome, note }) => ({ outcome: outcome as string, note: note as string })}
        send={send('calls')}
      >
        <SelectInput source="outcome" label="Cómo resultó" choices={OUTCOMES} helperText={answeredHint} isRequired />
        <TextInput source="note" label="Qué se habló" helperText="Opcional." multiline minRows={2} />
      </DialogFormButton>
    </Box>
  );
}
