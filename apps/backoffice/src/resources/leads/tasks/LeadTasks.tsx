import AddTask from '@mui/icons-material/AddTaskOutlined';
import { type AdminLead, type LeadTask, newLeadTaskSchema, todayInMexico } from '@flota/schemas';
import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { DateInput, SelectInput, TextInput, useCanAccess, useGetIdentity } from 'react-admin';
import { http } from '../../../api/client.js';
import { DialogFormButton } from '../../../components/DialogForm.js';
import { Section } from '../../../components/Figures.js';
import { useLeadStaff } from '../owners/lead-owner.js';
import { TaskList } from './TaskList.js';

/** What has to be done about a lead; one's own first. */
export function LeadTasks({ lead }: { lead: AdminLead }) {
  const { canAccess } = useCanAccess({ resource: 'leads', action: 'work' });
  const { data, isError } = useQuery({
    queryKey: ['lead-tasks', lead.id],
    queryFn: ({ signal }) => http.json<LeadTask[]>(`/api/admin/leads/${lead.id}/tasks`, { signal }),
  });
  return (
    <Section title="Tareas" actions={canAccess && <NewTask lead={lead} />}>
      {isError && <Typography>No pudimos cargarlas. Recargue la página.</Typography>}
      {data?.length === 0 && <Typography color="textSecondary">Nada pendiente.</Typography>}
      {data && <TaskList tasks={data} />}
    </Section>
  );
}

function NewTask({ lead }: { lead: AdminLead }) {
  const staff = useLeadStaff();
  const { data: identity } = useGetIdentity();
  return (
    <DialogFormButton
      button={{ size: 'small', startIcon: <AddTask />, children: 'Agregar tarea' }}
      title={`Tarea sobre ${lead.name}`}
      submit="Agregar"
      done="Tarea agregada."
      defaultValues={{ title: '', dueOn: todayInMexico(), ownerId: identity?.id ?? null }}
      schema={newLeadTaskSchema}
      read={({ title, dueOn, ownerId }) => ({
        title: title as string,
        dueOn: dueOn as string,
        ownerId: (ownerId as string) || null,
      })}
      send={(body) => http.json<LeadTask>(`/api/admin/leads/${lead.id}/tasks`, { method: 'POST', body })}
    >
      <TextInput source="title" label="Qué hay que hacer" helperText="Por ejemplo: llamar para confirmar." isRequired />
      <DateInput source="dueOn" label="Para el día" isRequired />
      <SelectInput source="ownerId" label="Quién" choices={[...staff]} emptyText="Nadie todavía" />
    </DialogFormButton>
  );
}
