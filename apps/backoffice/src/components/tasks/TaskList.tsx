import { Box, Checkbox, Chip, Link, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useCanAccess, useNotify, useRefresh } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { http } from '../../api/client.js';
import { ApiProblem } from '../../api/problem.js';
import { formatDay } from '../../i18n/format.js';
import type { ShownTask } from './shown-task.js';

interface TaskListProps {
  tasks: readonly ShownTask[];
  /** Whether each says whom it is about. */
  namesWhom?: boolean;
}

const DONE_AT = { leads: 'lead-tasks', customers: 'customer-tasks' } as const;
const PAGES = {
  leads: (id: string) => `/leads/${id}`,
  customers: (id: string) => `/customers/${id}/show`,
} as const;

export const TaskList = ({ tasks, namesWhom = false }: TaskListProps) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {tasks.map((task) => (
      <Task key={task.id} task={task} namesWhom={namesWhom} />
    ))}
  </Box>
);

/** A tick does it, another one takes that back. */
function Task({ task, namesWhom }: { task: ShownTask; namesWhom: boolean }) {
  const { title, dueOn, doneAt, owner, about, isOverdue } = task;
  const { canAccess } = useCanAccess({ resource: about.resource, action: 'work' });
  const notify = useNotify();
  const refresh = useRefresh();
  const inputId = useId();
  /** What it was ticked to, until it was read anew: the tick is seen at once. */
  const [ticked, setTicked] = useState<{ over: string | null; done: boolean }>();
  const sending = useRef(false);
  const isDone = ticked?.over === doneAt ? ticked.done : doneAt !== null;
  const change = async () => {
    if (sending.current) return;
    sending.current = true;
    setTicked({ over: doneAt, done: !isDone });
    try {
      await http.send(`/api/admin/${DONE_AT[about.resource]}/${task.id}/done`, {
        method: 'POST',
        body: { done: !isDone },
      });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      notify(error.message, { type: 'error' });
      setTicked(undefined);
    } finally {
      sending.current = false;
    }
    refresh();
  };
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, py: 0.5 }}>
      <Checkbox
        id={inputId}
        checked={isDone}
        disabled={!canAccess}
        onChange={() => void change()}
        size="small"
        sx={{ mt: -0.75 }}
      />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography
          component="label"
          htmlFor={inputId}
          sx={{ overflowWrap: 'anywhere', textDecoration: isDone ? 'line-through' : undefined }}
          color={isDone ? 'textSecondary' : undefined}
        >
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[formatDay(dueOn), namesWhom ? null : (owner?.name ?? 'Sin responsable')].filter(Boolean).join(' · ')}
          {namesWhom && (
            <>
              {' · '}
              <Link component={RouterLink} to={PAGES[about.resource](about.id)}>
                {about.name}
              </Link>
            </>
          )}
        </Typography>
      </Box>
      {isOverdue && <Chip size="small" color="error" variant="outlined" label="Vencida" />}
    </Box>
  );
}
