import AddComment from '@mui/icons-material/AddCommentOutlined';
import Phone from '@mui/icons-material/PhoneOutlined';
import { type AdminLead, CALL_OUTCOME_NAMES, leadCallSchema, leadNoteSchema } from '@flota/schemas';
import { Box } from '@mui/material';
import { SelectInput, TextInput, useCanAccess } from 'react-admin';
import { http } from '../../api/client.js';
import { choicesOf } from '../../components/choices.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { Historial } from '../../components/outside/Historial.js';

const OUTCOMES = choicesOf(CALL_OUTCOME_NAMES);

/** All that happened with a lead in one stream, to which staff add what they heard. */
export function LeadActivity({ lead: { id, name, stage } }: { lead: AdminLead }) {
  const { canAccess } = useCanAccess({ resource: 'leads', action: 'work' });
  const send = (what: string) => (body: object) =>
    http.send(`/api/admin/leads/${id}/${what}`, { method: 'POST', body });
  return (
    <Historial
      of="leads"
      id={id}
      actions={
        canAccess && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <DialogFormButton
              button={{ size: 'small', startIcon: <AddComment />, children: 'Agregar nota' }}
              title={`Nota sobre ${name}`}
              submit="Agregar"
              done="Nota agregada."
              defaultValues={{ text: '' }}
              schema={leadNoteSchema}
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
              read={({ outcome, note }) => ({ outcome: outcome as string, note: (note as string | null) ?? '' })}
              send={send('calls')}
            >
              <SelectInput
                source="outcome"
                label="Cómo resultó"
                choices={OUTCOMES}
                helperText={stage === 'new' ? 'Si contestaron, la solicitud pasa a «Contactada».' : undefined}
                isRequired
              />
              <TextInput source="note" label="Qué se habló" helperText="Opcional." multiline minRows={2} />
            </DialogFormButton>
          </Box>
        )
      }
    />
  );
}
