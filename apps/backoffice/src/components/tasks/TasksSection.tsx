import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess } from 'react-admin';
import { http } from '../../api/client.js';
import { Section } from '../Figures.js';
import { LoadFailure } from '../LoadFailure.js';
import { NewTaskButton } from './NewTaskButton.js';
import type { ShownTask } from './shown-task.js';
import { TaskList } from './TaskList.js';

interface TasksSectionProps<Task> {
  about: ShownTask['about'];
  /** What of a task of this kind is shown. */
  shown: (task: Task) => ShownTask;
  /** Who may be given one. */
  staff: readonly { id: string; name: string }[];
}

/** What has to be done about a lead or a customer; one's own first. */
export function TasksSection<Task>({ about, shown, staff }: TasksSectionProps<Task>) {
  const { resource, id } = about;
  const { canAccess = false } = useCanAccess({ resource, action: 'work' });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['tasks-of', resource, id],
    queryFn: ({ signal }) => http.json<Task[]>(`/api/admin/${resource}/${id}/tasks`, { signal }),
  });
  return (
    <Section title="Tareas" actions={canAccess && <NewTaskButton about={about} staff={staff} />}>
      {error && (
        <LoadFailure
          title={data ? 'No pudimos leer las más recientes' : 'No pudimos cargar las tareas'}
          error={error}
          retry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data?.length === 0 && <Typography color="textSecondary">Nada pendiente.</Typography>}
      {data && <TaskList tasks={data.map(shown)} />}
    </Section>
  );
}
