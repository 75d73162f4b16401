import { Stack } from '@mui/material';
import { type AdminStatementRun, statementRetrySchema } from '@flota/schemas';
import { TopToolbar, useCanAccess, useRecordContext, useShowContext } from 'react-admin';
import Replay from '@mui/icons-material/Replay';
import { TextInput } from '../../components/form/TextInput.js';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { RecordShow } from '../../components/RecordShow.js';
import { formatInstant, formatMonth } from '../../i18n/format.js';
import { RunItems } from './RunItems.js';
import { RunProgress, RunState } from './RunProgress.js';
import { RunStarts } from './RunStarts.js';
import { lastRestart, refreshWhileRunning, starterOf, stuckOf } from './run.js';

const StatementRunShow = () => (
  <RecordShow
    component="div"
    queryOptions={{ refetchInterval: ({ state }) => refreshWhileRunning(state.data as AdminStatementRun | undefined) }}
    actions={
      <TopToolbar>
        <RetryStuckButton />
      </TopToolbar>
    }
  >
    <Run />
  </RecordShow>
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
      {lastRestart(run) && <RunStarts starts={run.starts} />}
      <RunItems run={run} />
    </Stack>
  );
}

/** Each is checked anew before it goes out; why it is tried again is kept with who did. */
function RetryStuckButton() {
  const run = useRecordContext<AdminStatementRun>();
  const { canAccess } = useCanAccess({ resource: 'statement-runs', action: 'retry' });
  if (!run || !canAccess || stuckOf(run.counts) === 0) return null;
  return (
    <DialogFormButton
      button={{ size: 'small', startIcon: <Replay />, children: 'Reintentar retenidos y fallidos' }}
      title="¿Reintentar los que no salieron?"
      submit="Reintentar"
      done="Los retenidos y los que fallaron se intentan de nuevo."
      defaultValues={{ reason: '' }}
      schema={statementRetrySchema}
      read={({ reason }) => ({ reason: reason as string })}
      send={(body) => http.send(`/api/admin/statement-runs/${run.id}/retry`, { method: 'POST', body })}
    >
      <TextInput
        source="reason"
        label="Qué se corrigió (opcional)"
        multiline
        helperText="Cada uno se revisa de nuevo antes de salir."
      />
    </DialogFormButton>
  );
}
