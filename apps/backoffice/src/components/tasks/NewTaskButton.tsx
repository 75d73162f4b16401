import AddTask from '@mui/icons-material/AddTaskOutlined';
import { newTaskSchema, todayInMexico } from '@flota/schemas';
import { DateInput, SelectInput, TextInput, useGetIdentity } from 'react-admin';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../DialogForm.js';

interface NewTaskButtonProps {
  about: { resource: 'leads' | 'customers'; id: string; name: string };
  /** Who may be given it. */
  staff: readonly { id: string; name: string }[];
}

export function NewTaskButton({ about: { resource, id, name }, staff }: NewTaskButtonProps) {
  const { data: identity } = useGetIdentity();
  return (
    <DialogFormButton
      button={{ size: 'small', startIcon: <AddTask />, children: 'Agregar tarea' }}
      title={`Tarea sobre ${name}`}
      submit="Agregar"
      done="Tarea agregada."
      defaultValues={{ title: '', dueOn: todayInMexico(), ownerId: identity?.id ?? null }}
      schema={newTaskSchema}
      read={({ title, dueOn, ownerId }) => ({
        title: title as string,
        dueOn: dueOn as string,
        ownerId: (ownerId as string) || null,
      })}
      send={(body, idempotencyKey) =>
        http.send(`/api/admin/${resource}/${id}/tasks`, { method: 'POST', body, idempotencyKey })
      }
    >
      <TextInput source="title" label="Qué hay que hacer" helperText="Por ejemplo: llamar para confirmar." isRequired />
      <DateInput source="dueOn" label="Para el día" isRequired />
      <SelectInput source="ownerId" label="Quién" choices={[...staff]} emptyText="Nadie todavía" />
    </DialogFormButton>
  );
}
