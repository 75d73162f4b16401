import type { AdminLead, LeadTask } from '@flota/schemas';
import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess } from 'react-admin';
import { http } from '../../../api/client.js';
import { Section } from '../../../components/Figures.js';
import { LoadFailure } from '../../../components/LoadFailure.js';
import { NewTaskButton } from '../../../components/tasks/NewTaskButton.js';
import { taskOfLead } from '../../../components/tasks/shown-task.js';
import { TaskList } from '../../../components/tasks/TaskList.js';
import { useLeadStaff } from '../owners/lead-owner.js';

/** What has to be done about a lead; one's own first. */
export function LeadTasks({ lead: { id, name } }: { lead: AdminLead }) {
  const { canAccess } = useCanAccess({ resource: 'leads', action: 'work' });
  const staff = useLeadStaff();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['lead-tasks', id],
    queryFn: ({ signal }) => http.json<LeadTask[]>(`/api/admin/leads/${id}/tasks`, { signal }),
  });
  return (
    <Section
      title="Tareas"
      actions={canAccess && <NewTaskButton about={{ resource: 'leads', id, name }} staff={staff} />}
    >
      {error && (
        <LoadFailure
          title={data ? 'No pudimos leer las más recientes' : 'No pudimos cargar las tareas'}
          error={error}
          retry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data?.length === 0 && <Typography color="textSecondary">Nada pendiente.</Typography>}
      {data && <TaskList tasks={data.map(taskOfLead)} />}
    </Section>
  );
}
