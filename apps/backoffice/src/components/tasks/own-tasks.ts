import type { OwnCustomerTasks, OwnLeadTasks } from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess } from 'react-admin';
import { http } from '../../api/client.js';
import { type ShownTask, taskOfCustomer, taskOfLead } from './shown-task.js';

export interface OwnTasks {
  tasks: ShownTask[];
  total: number;
  overdue: number;
}

/** What one has to do about leads. */
export const useOwnLeadTasks = (isEnabled = true): OwnTasks | undefined =>
  useQuery({
    queryKey: ['lead-tasks', 'mine'],
    queryFn: async ({ signal }) => {
      const own = await http.json<OwnLeadTasks>('/api/admin/lead-tasks/mine', { signal });
      return { ...own, tasks: own.tasks.map(taskOfLead) };
    },
    enabled: isEnabled,
  }).data;

/** What one has to do about leads and customers, what is due first first; nothing until all of it is there. */
export function useAllOwnTasks(): OwnTasks | undefined {
  const { canAccess: worksLeads, isPending } = useCanAccess({ resource: 'leads', action: 'work' });
  const { canAccess: worksCustomers, isPending: isAsking } = useCanAccess({ resource: 'customers', action: 'work' });
  const ofLeads = useOwnLeadTasks(worksLeads === true);
  const { data: ofCustomers } = useQuery({
    queryKey: ['customer-tasks', 'mine'],
    queryFn: async ({ signal }) => {
      const own = await http.json<OwnCustomerTasks>('/api/admin/customer-tasks/mine', { signal });
      return { ...own, tasks: own.tasks.map(taskOfCustomer) };
    },
    enabled: worksCustomers === true,
  });
  if (isPending || isAsking) return undefined;
  if ((worksLeads && !ofLeads) || (worksCustomers && !ofCustomers)) return undefined;
  const both = [ofLeads, ofCustomers].filter((own) => own !== undefined);
  return {
    tasks: both.flatMap(({ tasks }) => tasks).toSorted((one, other) => one.dueOn.localeCompare(other.dueOn)),
    total: both.reduce((sum, { total }) => sum + total, 0),
    overdue: both.reduce((sum, { overdue }) => sum + overdue, 0),
  };
}
