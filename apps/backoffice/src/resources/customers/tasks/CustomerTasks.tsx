import type { AdminCustomer, CustomerStaff } from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess } from 'react-admin';
import { http } from '../../../api/client.js';
import { taskOfCustomer } from '../../../components/tasks/shown-task.js';
import { TasksSection } from '../../../components/tasks/TasksSection.js';

export function CustomerTasks({ customer: { id, name } }: { customer: AdminCustomer }) {
  const { canAccess = false } = useCanAccess({ resource: 'customers', action: 'work' });
  const { data: staff = [] } = useQuery({
    queryKey: ['customer-staff'],
    queryFn: ({ signal }) => http.json<CustomerStaff>('/api/admin/customer-staff', { signal }),
    enabled: canAccess,
  });
  return <TasksSection about={{ resource: 'customers', id, name }} shown={taskOfCustomer} staff={staff} />;
}
