import type { OwnLeadTasks } from '@flota/schemas';
import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { http } from '../../../api/client.js';
import { Section } from '../../../components/Figures.js';
import { formatCount } from '../../../i18n/format.js';
import { TaskList } from './TaskList.js';

const SHOWN = 5;

/** What one has to do oneself, what is due first first. Nobody who has nothing to do reads of it. */
export function OwnTasks() {
  const { data } = useQuery({
    queryKey: ['lead-tasks', 'mine'],
    queryFn: ({ signal }) => http.json<OwnLeadTasks>('/api/admin/lead-tasks/mine', { signal }),
  });
  if (!data || data.total === 0) return null;
  const { tasks, total, overdue } = data;
  const more = total - Math.min(tasks.length, SHOWN);
  return (
    <Section title={overdue > 0 ? `Mis tareas: ${formatCount(overdue)} sin hacer a tiempo` : 'Mis tareas'}>
      <TaskList tasks={tasks.slice(0, SHOWN)} namesLead />
      {more > 0 && (
        <Typography variant="body2" color="textSecondary">
          Y {formatCount(more)} más.
        </Typography>
      )}
    </Section>
  );
}
