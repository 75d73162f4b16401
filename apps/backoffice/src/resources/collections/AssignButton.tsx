import { type AdminCollection, assignmentSchema, type BulkResult } from '@flota/schemas';
import { SelectInput, useNotify } from 'react-admin';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { BulkNotice } from '../../components/selection/BulkNotice.js';
import { ASSIGN_PATH, useAssignees } from './assignees.js';

const NOBODY = 'nobody';

interface AssignButtonProps {
  id: string;
  assignedTo: AdminCollection['assignedTo'];
}

/** Gives a case to somebody, or to nobody. */
export function AssignButton({ id, assignedTo }: AssignButtonProps) {
  const choices = [{ id: NOBODY, name: 'Sin asignar' }, ...useAssignees()];
  const notify = useNotify();
  const from = assignedTo?.id ?? null;
  return (
    <DialogFormButton
      button={{ size: 'small', children: 'Asignar' }}
      title="Asignar el contrato"
      submit="Asignar"
      done={null}
      defaultValues={{ staffId: from ?? NOBODY }}
      schema={assignmentSchema}
      read={({ staffId }) => ({ rows: [{ id, from, to: staffId === NOBODY ? null : String(staffId) }] })}
      send={(body) => http.json<BulkResult>(ASSIGN_PATH, { method: 'POST', body })}
      onDone={(result) => notify(<BulkNotice result={result} done={() => 'Se asignó el contrato.'} />)}
    >
      <SelectInput source="staffId" label="A quién" choices={choices} isRequired fullWidth />
    </DialogFormButton>
  );
}
