import { type AdminIssuedCfdi, INVOICE_TYPE_NAMES } from '@flota/schemas';
import { DataTable, NullableBooleanInput, SelectInput, SimpleList } from 'react-admin';
import { choicesOf } from '../../components/choices.js';
import { type HiddenColumns, useHiddenColumns } from '../../components/columns.js';
import { CardLines, CardTitle, noWrap, Pair, strong } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import { formatInstant, formatMoney } from '../../i18n/format.js';
import { InvoicingSettings } from './InvoicingSettings.js';
import { CANCELLATION_LOOK, ISSUED_CHOICES, ISSUED_LOOK } from './looks.js';

const filters = [
  <SelectInput key="state" source="state" choices={ISSUED_CHOICES} alwaysOn />,
  <SelectInput key="type" source="type" choices={choicesOf(INVOICE_TYPE_NAMES)} alwaysOn />,
  <NullableBooleanInput
    key="toDecide"
    source="toDecide"
    alwaysOn
    nullLabel="Todas"
    trueLabel="Por atender"
    falseLabel="Sin pendientes"
  />,
];

/** What waits, what was refused and what was stamped; what somebody has to see to is a filter away. */
const IssuedList = () => (
  <SearchList
    search="Contrato o cliente"
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    actions={<InvoicingSettings />}
    cards={<Cards />}
    table={<Table />}
  />
);
export default IssuedList;

const nameOf = ({ folio, series }: AdminIssuedCfdi) => `${series} ${folio}`;

/** Why it waits or was refused, or how far its cancellation is, in a line. */
function saidOf({ cancellations: [newest], failureCode, lastError, state }: AdminIssuedCfdi): string {
  if (state !== 'stamped') return state === 'cancelled' ? '' : (lastError ?? failureCode ?? '');
  return newest ? `Cancelación: ${CANCELLATION_LOOK[newest.state].label}` : '';
}

const Cards = () => (
  <SimpleList<AdminIssuedCfdi>
    primaryText={(issued) => (
      <CardTitle aside={formatMoney(issued.total)}>
        {INVOICE_TYPE_NAMES[issued.type]} {nameOf(issued)}
      </CardTitle>
    )}
    secondaryText={(issued) => (
      <CardLines>
        <span>
          {issued.contractNumber} · {issued.customer}
        </span>
        <span>{issued.concept}</span>
        {saidOf(issued) && <span>{saidOf(issued)}</span>}
        <StateChip look={ISSUED_LOOK[issued.state]} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminIssuedCfdi>;

const HIDDEN: HiddenColumns = { always: ['subtotal', 'vat'], tablet: ['createdAt', 'lastError'] };

const Table = () => (
  <DataTable<AdminIssuedCfdi> bulkActionButtons={false} hiddenColumns={useHiddenColumns(HIDDEN)}>
    <Col source="createdAt" render={({ createdAt }) => formatInstant(createdAt)} cellSx={noWrap} />
    <Col source="folio" render={nameOf} cellSx={noWrap} />
    <Col
      source="type"
      disableSort
      render={(issued) => <Pair first={INVOICE_TYPE_NAMES[issued.type]} second={issued.concept} />}
    />
    <Col
      source="contractNumber"
      disableSort
      render={({ contractNumber, customer }) => <Pair first={contractNumber} second={customer} />}
    />
    <Col source="subtotal" disableSort align="right" render={({ subtotal }) => formatMoney(subtotal)} />
    <Col source="vat" disableSort align="right" render={({ vat }) => formatMoney(vat)} />
    <Col source="total" align="right" render={({ total }) => formatMoney(total)} cellSx={strong} />
    <Col source="state" disableSort render={({ state }) => <StateChip look={ISSUED_LOOK[state]} />} />
    <Col source="lastError" disableSort render={saidOf} />
  </DataTable>
);
