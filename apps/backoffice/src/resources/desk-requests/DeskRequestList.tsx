import type { AdminDeskRequestRow } from '@flota/schemas';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import { type HiddenColumns, useHiddenColumns } from '../../components/columns.js';
import { CardLines, CardTitle, noWrap, Pair, strong } from '../../components/ListParts.js';
import { NotByInput } from '../../components/NotByInput.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import {
  DESK_KIND_CHOICES,
  DESK_KIND_NAMES,
  DESK_STATE_CHOICES,
  DESK_STATE_LOOK,
} from '../../components/states/desk.js';
import { formatInstant, formatMoney } from '../../i18n/format.js';
import { ApprovalLimit } from './ApprovalLimit.js';
import { RatesWaiting } from './RatesWaiting.js';

const filters = [
  <SelectInput key="state" source="state" choices={DESK_STATE_CHOICES} alwaysOn />,
  <SelectInput key="kind" source="kind" choices={DESK_KIND_CHOICES} alwaysOn />,
  <NotByInput key="notBy" source="notBy" />,
];

/** Who has waited longest comes first; what is over is a filter away. */
const DeskRequestList = () => (
  <SearchList
    search="Folio, contrato, cliente o quien pidió"
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    opensWith={{ filter: { state: 'waiting' }, nothing: 'Nada espera autorización.' }}
    actions={
      <>
        <RatesWaiting />
        <ApprovalLimit />
      </>
    }
    cards={<Cards />}
    table={<Table />}
  />
);
export default DeskRequestList;

const Cards = () => (
  <SimpleList<AdminDeskRequestRow>
    primaryText={({ amount, kind }) => <CardTitle aside={formatMoney(amount)}>{DESK_KIND_NAMES[kind]}</CardTitle>}
    secondaryText={({ contractNumber, createdAt, customer, maker, state }) => (
      <CardLines>
        <span>
          {contractNumber} · {customer.name}
        </span>
        <span>
          {maker.name}, {formatInstant(createdAt)}
        </span>
        <StateChip look={DESK_STATE_LOOK[state]} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminDeskRequestRow>;

const HIDDEN: HiddenColumns = { always: ['folio'], tablet: ['maker', 'checker'] };

const Table = () => (
  <DataTable<AdminDeskRequestRow> bulkActionButtons={false} hiddenColumns={useHiddenColumns(HIDDEN)}>
    <Col source="createdAt" render={({ createdAt }) => formatInstant(createdAt)} cellSx={noWrap} />
    <Col source="folio" disableSort cellSx={noWrap} />
    <Col
      source="kind"
      disableSort
      render={({ kind, reason }) => <Pair first={DESK_KIND_NAMES[kind]} second={reason} />}
    />
    <Col
      source="contractNumber"
      disableSort
      render={({ contractNumber, customer }) => <Pair first={contractNumber} second={customer.name} />}
    />
    <Col source="amount" align="right" render={({ amount }) => formatMoney(amount)} cellSx={strong} />
    <Col source="maker" disableSort render={({ maker }) => maker.name} />
    <Col source="checker" disableSort render={({ checker }) => checker?.name ?? '—'} />
    <Col source="state" disableSort render={({ state }) => <StateChip look={DESK_STATE_LOOK[state]} />} />
  </DataTable>
);
