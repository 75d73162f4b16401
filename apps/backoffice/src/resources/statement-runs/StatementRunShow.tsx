import { Stack } from '@mui/material';
import type { AdminStatementRun } from '@flota/schemas';
import { Show, TopToolbar, useShowContext } from 'react-admin';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { formatInstant, formatMonth } from '../../i18n/format.js';
import { refreshWhileRunning } from './refresh-while-running.js';
import { RetryStuckButton } from './RetryStuckButton.js';
import { RunItems } from './RunItems.js';
import { RunProgress } from './RunProgress.js';
import { RunState } from './RunState.js';
import { starterOf } from './starter.js';

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
