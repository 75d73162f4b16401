import type { AdminLead } from '@flota/schemas';
import { taskOfLead } from '../../../components/tasks/shown-task.js';
import { TasksSection } from '../../../components/tasks/TasksSection.js';
import { useLeadStaff } from '../owners/lead-owner.js';

export const LeadTasks = ({ lead: { id, name } }: { lead: AdminLead }) => (
  <TasksSection about={{ resource: 'leads', id, name }} shown={taskOfLead} staff={useLeadStaff()} />
);
