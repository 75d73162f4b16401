import { Button, Stack } from '@mui/material';
import type { AdminStatementRun } from '@flota/schemas';
import { Show, TopToolbar, useCanAccess, useRecordContext, useRefresh, useShowContext } from 'react-admin';
import Replay from '@mui/icons-material/Replay';
import { http } from '../../api/client.js';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { useTask } from '../../components/use-task.js';
import { formatInstant, formatMonth } from '../../i18n/format.js';
import { RunItems } from './RunItems.js';
import { RunProgress, RunState } from './RunProgress.js';
import { refreshWhileRunning, starterOf, stuckOf } from './run.js';

const StatementRunShow = () => (
  <Show
    component="div"
    queryOptions={{ refetchInterval: ({ state }) => refreshWhileRunning(state.data as AdminStatementRun | undefined) }}
    actions={
      <TopToolbar>
        <RetryStuckButton />
      </TopToolbar>
    }
  >
    <Run />
  </Show>
);
export default StatementRunShow;

function Run() {
  const { record: run } = useShowContext<AdminStatementRun>();
  if (!run) return null;
  return (
    <Stack spacing={2}>
      <Section title={`Emisión de ${formatMonth(run.month)}`} actions={<RunState run={run} />}>
        <RunProgress run={run} />
        <Figures>
          <Figure label="Iniciada">{formatInstant(run.startedAt)}</Figure>
          <Figure label="La inició">{starterOf(run)}</Figure>
          {run.finishedAt && <Figure label="Terminada">{formatInstant(run.finishedAt)}</Figure>}
        </Figures>
      </Section>
      <RunItems run={run} />
    </Stack>
  );
}

/** Each is checked anew before it goes out, so it needs no confirmation. */
function RetryStuckButton() {
  const run = useRecordContext<AdminStatementRun>();
  const { canAccess } = useCanAccess({ resource: 'statement-runs', action: 'retry' });
  const { busy, run: perform } = useTask();
  const refresh = useRefresh();
  if (!run || !canAccess || stuckOf(run.counts) === 0) return null;
  const retry = () =>
    perform(async () => {
      await http.send(`/api/admin/statement-runs/${run.id}/retry`, { method: 'POST' });
      refresh();
    }, 'Los retenidos y los que fallaron se intentan de nuevo.');
  return (
    <Button size="small" startIcon={<Replay />} loading={busy} loadingPosition="start" onClick={() => void retry()}>
      Reintentar retenidos y fallidos
    </Button>
  );
}
