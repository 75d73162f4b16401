import type { AdminStatementRun } from '@flota/schemas';
import { DataTable, NullableBooleanInput, SimpleList } from 'react-admin';
import { type HiddenColumns, useHiddenColumns } from '../../components/columns.js';
import { CardLines, noWrap, Pair, strong } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { formatCount, formatInstant, formatMonth } from '../../i18n/format.js';
import { RunProgress, RunState } from './RunProgress.js';
import { lastRestart, startName, starterOf } from './run.js';
import { StartRunButton } from './StartRunButton.js';

const filters = [
  <NullableBooleanInput
    key="held"
    source="held"
    label="Por revisar"
    alwaysOn
    nullLabel="Todos los meses"
    trueLabel="Con estados por revisar"
    falseLabel="Sin pendientes"
  />,
];

const StatementRunList = () => (
  <SearchList
    filters={filters}
    sort={{ field: 'month', order: 'DESC' }}
    actions={<StartRunButton />}
    cards={<Cards />}
    table={<Table />}
  />
);
export default StatementRunList;

const Cards = () => (
  <SimpleList<AdminStatementRun>
    primaryText={({ month }) => <strong>{formatMonth(month)}</strong>}
    secondaryText={(run) => (
      <CardLines>
        <span>
          Iniciada {formatInstant(run.startedAt)} · {starterOf(run)}
        </span>
        <Restarted run={run} />
        <RunProgress run={run} />
        <RunState run={run} />
      </CardLines>
    )}
  />
);

function Restarted({ run }: { run: AdminStatementRun }) {
  const restart = lastRestart(run);
  if (!restart) return null;
  return (
    <span>
      De nuevo {formatInstant(restart.at)} · {startName(restart)}
    </span>
  );
}

const Col = DataTable.Col<AdminStatementRun>;

const HIDDEN: HiddenColumns = { tablet: ['startedAt', 'restartedAt', 'finishedAt'] };

const Table = () => (
  <DataTable<AdminStatementRun> bulkActionButtons={false} hiddenColumns={useHiddenColumns(HIDDEN)}>
    <Col source="month" render={({ month }) => formatMonth(month)} cellSx={strong} />
    <Col source="state" disableSort render={(run) => <RunState run={run} />} />
    <Col source="progress" disableSort render={(run) => <RunProgress run={run} />} />
    <Col source="counts.issued" disableSort align="right" render={({ counts }) => formatCount(counts.issued)} />
    <Col source="counts.held" disableSort align="right" render={({ counts }) => formatCount(counts.held)} />
    <Col source="counts.failed" disableSort align="right" render={({ counts }) => formatCount(counts.failed)} />
    <Col
      source="startedAt"
      render={(run) => <Pair first={formatInstant(run.startedAt)} second={starterOf(run)} />}
      cellSx={noWrap}
    />
    <Col
      source="restartedAt"
      disableSort
      render={(run) => {
        const restart = lastRestart(run);
        return restart ? <Pair first={formatInstant(restart.at)} second={startName(restart)} /> : '—';
      }}
      cellSx={noWrap}
    />
    <Col
      source="finishedAt"
      render={({ finishedAt }) => (finishedAt ? formatInstant(finishedAt) : '—')}
      cellSx={noWrap}
    />
  </DataTable>
);
