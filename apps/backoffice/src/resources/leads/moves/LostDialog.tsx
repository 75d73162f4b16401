import { type AdminLead, LOST_REASON_NAMES, LOST_REASONS, leadMoveSchema, type LostReason } from '@flota/schemas';
import { SelectInput, TextInput } from 'react-admin';
import { DialogForm } from '../../../components/DialogForm.js';
import { sendMove } from './lead-moves.js';

const CHOICES = LOST_REASONS.map((id) => ({ id, name: LOST_REASON_NAMES[id] }));

export const LostDialog = (props: { lead: AdminLead; onClose: () => void; onDone: () => void }) => (
  <DialogForm
    title={`¿Por qué se perdió a ${props.lead.name}?`}
    submit="Marcar como perdida"
    done={null}
    defaultValues={{ reason: '', note: '' }}
    schema={leadMoveSchema}
    read={({ reason, note }) => ({
      from: props.lead.stage,
      to: 'lost' as const,
      reason: reason as LostReason,
      note: (note as string | null) ?? '',
    })}
    send={(move) => sendMove(props.lead.id, move)}
    onDone={props.onDone}
    onClose={props.onClose}
  >
    <SelectInput source="reason" label="Motivo" choices={CHOICES} isRequired />
    <TextInput
      source="note"
      label="En sus palabras"
      helperText="Opcional. Lo lee el equipo, no el cliente."
      multiline
    />
  </DialogForm>
);
