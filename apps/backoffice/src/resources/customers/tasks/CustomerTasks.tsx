import type { AdminCustomer, CustomerStaff, CustomerTask } from '@flota/schemas';
import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess } from 'react-admin';
import { http } from '../../../api/client.js';
import { Section } from '../../../components/Figures.js';
import { LoadFailure } from '../../../components/LoadFailure.js';
import { NewTaskButton } from '../../../components/tasks/NewTaskButton.js';
import { taskOfCustomer } from '../../../components/tasks/shown-task.js';
import { TaskList } from '../../../components/tasks/TaskList.js';

/** What has to be done about a customer; one's own first. */
export function CustomerTasks({ customer: { id, name } }: { customer: AdminCustomer }) {
  const { canAccess = false } = useCanAccess({ resource: 'customers', action: 'work' });
  const { data: staff = [] } = useQuery({
    queryKey: ['customer-staff'],
    queryFn: ({ signal }) => http.json<CustomerStaff>('/api/admin/customer-staff', { signal }),
    enabled: canAccess,
  });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['customer-tasks', id],
    queryFn: ({ signal }) => http.json<CustomerTask[]>(`/api/admin/customers/${id}/tasks`, { signal }),
  });
  return (
    <Section
      title="Tareas"
      actions={canAccess && <NewTaskButton about={{ resource: 'customers', id, name }} staff={staff} />}
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
      {data && <TaskList tasks={data.map(taskOfCustomer)} />}
    </Section>
  );
}
