import {
  LOST_REASON_NAMES,
  LOST_REASONS,
  type LeadMove,
  leadMoveSchema,
  type LeadStage,
  type LostReason,
} from '@flota/schemas';
import { SelectInput } from 'react-admin';
import { DialogForm } from '../../../components/DialogForm.js';
import { TextInput } from '../../../components/form/TextInput.js';

const CHOICES = LOST_REASONS.map((id) => ({ id, name: LOST_REASON_NAMES[id] }));

type Lost = Extract<LeadMove, { to: 'lost' }>;

interface ReasonDialogProps {
  title: string;
  from: LeadStage;
  send: (move: Lost) => Promise<unknown>;
  onClose: () => void;
  onDone?: () => void;
}

/** Why something was lost, by a reason from the list and in words. */
export const ReasonDialog = ({ from, ...dialog }: ReasonDialogProps) => (
  <DialogForm
    {...dialog}
    submit="Marcar como perdida"
    done={null}
    defaultValues={{ reason: '', note: '' }}
    schema={leadMoveSchema}
    read={({ reason, note }): Lost => ({
      from,
      to: 'lost',
      reason: reason as LostReason,
      note: note as string,
    })}
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
