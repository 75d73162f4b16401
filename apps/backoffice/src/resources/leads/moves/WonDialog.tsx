import { type AdminLead, leadMoveSchema } from '@flota/schemas';
import { TextInput } from 'react-admin';
import { DialogForm } from '../../../components/DialogForm.js';
import { sendMove } from './lead-moves.js';

/** What it became is known by its number. */
export const WonDialog = (props: { lead: AdminLead; onClose: () => void; onDone: () => void }) => (
  <DialogForm
    title={`¿Con qué contrato se ganó a ${props.lead.name}?`}
    submit="Marcar como ganada"
    done={null}
    defaultValues={{ contract: '' }}
    schema={leadMoveSchema}
    read={({ contract }) => ({ from: props.lead.stage, to: 'won' as const, contract: contract as string })}
    send={(move) => sendMove(props.lead.id, move)}
    onDone={props.onDone}
    onClose={props.onClose}
  >
    <TextInput
      source="contract"
      label="Número del contrato"
      helperText="Como está impreso, por ejemplo FL-2026-000123."
      isRequired
      slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'characters' } }}
    />
  </DialogForm>
);
