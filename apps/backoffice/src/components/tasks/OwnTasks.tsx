import { Typography } from '@mui/material';
import { formatCount } from '../../i18n/format.js';
import { Section } from '../Figures.js';
import type { OwnTasks as Own } from './own-tasks.js';
import { TaskList } from './TaskList.js';

const SHOWN = 5;

/** What one has to do oneself, what is due first first. Nobody who has nothing to do reads of it. */
export function OwnTasks({ own }: { own: Own | undefined }) {
  if (!own || own.total === 0) return null;
  const { tasks, total, overdue } = own;
  const more = total - Math.min(tasks.length, SHOWN);
  return (
    <Section title={overdue > 0 ? `Mis tareas: ${formatCount(overdue)} sin hacer a tiempo` : 'Mis tareas'}>
      <TaskList tasks={tasks.slice(0, SHOWN)} namesWhom />
      {more > 0 && (
        <Typography variant="body2" color="textSecondary">
          Y {formatCount(more)} más.
        </Typography>
      )}
    </Section>
  );
}
