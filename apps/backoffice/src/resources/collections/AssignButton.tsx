import { assignmentSchema } from '@flota/schemas';
import type { ButtonProps } from '@mui/material';
import { SelectInput } from 'react-admin';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { useAssignees } from './assignees.js';

const NOBODY = 'nobody';

interface AssignButtonProps {
  ids: readonly string[];
  /** Whose it is now, of a single one. */
  assignedTo?: string | undefined;
  button?: ButtonProps;
  onDone?: () => void;
}

/** Gives cases to somebody, or to nobody. */
export function AssignButton({ assignedTo, button, ids, onDone }: AssignButtonProps) {
  const choices = [{ id: NOBODY, name: 'Sin asignar' }, ...useAssignees()];
  return (
    <DialogFormButton
      button={{ size: 'small', children: 'Asignar', ...button }}
      title={ids.length === 1 ? 'Asignar el contrato' : `Asignar ${ids.length} contratos`}
      submit="Asignar"
      done={({ changed }: { changed: number }) =>
        changed === 1 ? 'Se asignó 1 contrato.' : `Se asignaron ${changed} contratos.`
      }
      defaultValues={{ staffId: assignedTo ?? NOBODY }}
      schema={assignmentSchema}
      read={({ staffId }) => ({ ids: [...ids], staffId: staffId === NOBODY ? null : String(staffId) })}
      send={(body) => http.json<{ changed: number }>('/api/admin/collections/assign', { method: 'POST', body })}
      onDone={onDone}
    >
      <SelectInput source="staffId" label="A quién" choices={choices} isRequired fullWidth />
    </DialogFormButton>
  );
}
