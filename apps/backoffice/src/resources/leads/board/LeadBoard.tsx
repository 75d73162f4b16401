import { Box, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { AdminLead, LeadStage } from '@flota/schemas';
import ViewList from '@mui/icons-material/ViewListOutlined';
import { type ReactNode, useState } from 'react';
import { Button, Title, useCanAccess } from 'react-admin';
import { Link } from 'react-router';
import { LoadFailure } from '../../../components/LoadFailure.js';
import { listPath } from '../../../components/list-path.js';
import { useOwnLeadTasks } from '../../../components/tasks/own-tasks.js';
import { OwnTasks } from '../../../components/tasks/OwnTasks.js';
import { Waiting } from '../../../components/Waiting.js';
import { useMoves } from '../moves/use-moves.js';
import { AnswerSettings } from '../owners/AnswerSettings.js';
import { LeadTakers } from '../owners/LeadTakers.js';
import { BoardColumn } from './BoardColumn.js';
import { BOARD_VIEWS, type BoardView, useBoard } from './use-board.js';

/** Leads by stage, moved by dragging or by the menu of each. */
const LeadBoard = () => {
  const { data, error, refetch, view, setView, filter, foresee } = useBoard();
  const { canAccess: mayWork = false } = useCanAccess({ resource: 'leads', action: 'work' });
  const tasks = useOwnLeadTasks(mayWork);
  // Whoever moved it by keyboard goes on from where it is now.
  const [followed, setFollowed] = useState<string>();
  const { move, dialog } = useMoves(foresee);
  const moveAndFollow = (lead: AdminLead, to: LeadStage) => {
    setFollowed(lead.id);
    move(lead, to);
  };
  return (
    <Stack spacing={2} sx={{ pt: 2, minWidth: 0 }}>
      <Title title="Tablero de solicitudes" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label="Qué solicitudes"
          onChange={(_event, next: BoardView | null) => next && setView(next)}
        >
          {Object.entries(BOARD_VIEWS).map(([value, name]) => (
            <ToggleButton key={value} value={value} sx={{ color: 'text.secondary' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box sx={{ flexGrow: 1 }} />
        <AnswerSettings />
        <LeadTakers />
        <Button component={Link} to={listPath('leads')} label="Lista" startIcon={<ViewList />} />
      </Box>
      {mayWork && <OwnTasks own={tasks} />}
      {data ? (
        <Columns>
          {data.map((column) => (
            <BoardColumn
              key={column.stage}
              column={column}
              allPath={listPath('leads', { ...listFilter(filter), stage: column.stage })}
              onMove={mayWork ? moveAndFollow : undefined}
              followed={followed}
            />
          ))}
        </Columns>
      ) : error ? (
        <LoadFailure title="No pudimos cargar el tablero" error={error} retry={() => void refetch()} />
      ) : (
        <Waiting name="Cargando" height={420} />
      )}
      {dialog}
    </Stack>
  );
};
export default LeadBoard;

/** What the list calls the same. */
const listFilter = (filter: Record<string, string>) =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, value === 'true' ? true : value]));

/** Beside each other at any width: what has no room is scrolled to. */
const Columns = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: { xs: '82%', sm: 'minmax(216px, 1fr)' },
      gap: 1.5,
      overflowX: 'auto',
      pb: 1,
      alignItems: 'start',
      scrollSnapType: { xs: 'x proximity', sm: 'none' },
    }}
  >
    {children}
  </Box>
);
