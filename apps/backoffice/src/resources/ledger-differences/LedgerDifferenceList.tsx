import type { AdminLedgerDifferenceRow } from '@flota/schemas';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import { type HiddenColumns, useHiddenColumns } from '../../components/columns.js';
import { CardLines, CardTitle, noWrap } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import {
  LEDGER_KIND_CHOICES,
  LEDGER_KIND_NAMES,
  LEDGER_STATE_CHOICES,
  LEDGER_STATE_LOOK,
} from '../../components/states/ledger.js';
import { formatAgo } from '../../i18n/format.js';
import { sideWords } from './side-words.js';

const AGES = [
  { id: 1, name: 'Más de un día' },
  { id: 7, name: 'Más de una semana' },
  { id: 30, name: 'Más de un mes' },
];

const filters = [
  <SelectInput key="state" source="state" choices={LEDGER_STATE_CHOICES} alwaysOn />,
  <SelectInput key="kind" source="kind" choices={LEDGER_KIND_CHOICES} alwaysOn />,
  <SelectInput key="olderThanDays" source="olderThanDays" choices={AGES} alwaysOn />,
];

/** What has waited longest comes first; what is over is a filter away. */
const LedgerDifferenceList = () => (
  <SearchList<AdminLedgerDifferenceRow>
    search="Contrato o su clave en el libro"
    filters={filters}
    sort={{ field: 'openedAt', order: 'ASC' }}
    opensWith={{
      filter: { state: 'open' },
      nothing: 'Nada por resolver. Aquí aparece lo que difiere del libro de cartera, cuando está conectado.',
    }}
    cards={<Cards />}
    table={<Table />}
  />
);
export default LedgerDifferenceList;

const hasSides = ({ kind }: AdminLedgerDifferenceRow): boolean => kind !== 'customer' && kind !== 'unreadable';

const Cards = () => (
  <SimpleList<AdminLedgerDifferenceRow>
    rowClick="show"
    primaryText={({ kind, openedAt }) => <CardTitle aside={formatAgo(openedAt)}>{LEDGER_KIND_NAMES[kind]}</CardTitle>}
    secondaryText={(difference) => (
      <CardLines>
        <span>{difference.contractNumber}</span>
        {hasSides(difference) && <span>En Flota: {sideWords(difference, difference.ours)}</span>}
        {hasSides(difference) && <span>En el libro: {sideWords(difference, difference.theirs)}</span>}
        <StateChip look={LEDGER_STATE_LOOK[difference.state]} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminLedgerDifferenceRow>;

const HIDDEN: HiddenColumns = { tablet: ['openedAt'] };

const Table = () => (
  <DataTable<AdminLedgerDifferenceRow>
    rowClick="show"
    bulkActionButtons={false}
    hiddenColumns={useHiddenColumns(HIDDEN)}
  >
    <Col source="openedAt" render={({ openedAt }) => formatAgo(openedAt)} cellSx={noWrap} />
    <Col source="kind" disableSort render={({ kind }) => LEDGER_KIND_NAMES[kind]} />
    <Col source="contractNumber" disableSort cellSx={noWrap} />
    <Col source="ours" disableSort render={(difference) => sideWords(difference, difference.ours)} />
    <Col source="theirs" disableSort render={(difference) => sideWords(difference, difference.theirs)} />
    <Col source="state" disableSort render={({ state }) => <StateChip look={LEDGER_STATE_LOOK[state]} />} />
  </DataTable>
);
