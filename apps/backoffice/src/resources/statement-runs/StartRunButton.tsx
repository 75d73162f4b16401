import PlayArrow from '@mui/icons-material/PlayArrow';
import { type AdminStatementRun, statementRunRequestSchema } from '@flota/schemas';
import { SelectInput, useCanAccess, useRedirect } from 'react-admin';
import { TextInput } from '../../components/form/TextInput.js';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { monthChoices, readStart } from './run.js';

/** The dialog is the confirmation: statements go to every customer. */
export function StartRunButton() {
  const { canAccess } = useCanAccess({ resource: 'statement-runs', action: 'create' });
  const redirect = useRedirect();
  if (!canAccess) return null;
  const months = monthChoices();
  return (
    <DialogFormButton
      button={{ size: 'small', startIcon: <PlayArrow />, children: 'Emitir un mes' }}
      title="¿Emitir los estados de cuenta?"
      submit="Emitir"
      done="La emisión comenzó."
      defaultValues={{ month: months[0]?.id, reason: '' }}
      schema={statementRunRequestSchema}
      read={readStart}
      send={(body) => http.json<AdminStatementRun>('/api/admin/statement-runs', { method: 'POST', body })}
      onDone={({ id }) => redirect('show', 'statement-runs', id)}
    >
      <SelectInput
        source="month"
        label="Mes"
        choices={months}
        isRequired
        helperText="Cada cliente recibe el suyo por correo, si así lo pidió."
      />
      <TextInput
        source="reason"
        label="Motivo, si el mes ya se emitió o hay contratos traídos después"
        multiline
        helperText="Solo se agregan los contratos que faltan; lo ya emitido no cambia. Los que se trajeron de otro sistema después de ese mes entran solo con un motivo. Queda anotado quién lo hizo y cuándo."
      />
    </DialogFormButton>
  );
}
