import type { AdminAutomaticPayment } from '@flota/schemas';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import { type HiddenColumns, useHiddenColumns } from '../../components/columns.js';
import { CardLines, CardTitle, noWrap, Pair } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import { formatInstant } from '../../i18n/format.js';
import { cardWords, MANDATE_STATE_CHOICES, MANDATE_STATE_LOOK } from '../../components/automatic/automatic.texts.js';

const filters = [<SelectInput key="state" source="state" choices={MANDATE_STATE_CHOICES} alwaysOn />];

const AutomaticPaymentList = () => (
  <SearchList
    search="Folio, contrato o cliente"
    filters={filters}
    sort={{ field: 'acceptedAt', order: 'DESC' }}
    cards={<Cards />}
    table={<Table />}
  />
);
export default AutomaticPaymentList;

const Cards = () => (
  <SimpleList<AdminAutomaticPayment>
    primaryText={({ customer }) => <CardTitle>{customer.name}</CardTitle>}
    secondaryText={({ card, contractNumber, state }) => (
      <CardLines>
        <span>
          {contractNumber} · {cardWords(card)}
        </span>
        <StateChip look={MANDATE_STATE_LOOK[state]} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminAutomaticPayment>;

const HIDDEN: HiddenColumns = { tablet: ['folio'] };

const Table = () => (
  <DataTable<AdminAutomaticPayment> bulkActionButtons={false} hiddenColumns={useHiddenColumns(HIDDEN)}>
    <Col source="acceptedAt" render={({ acceptedAt }) => formatInstant(acceptedAt)} cellSx={noWrap} />
    <Col source="folio" disableSort cellSx={noWrap} />
    <Col
      source="customer"
      disableSort
      render={({ customer }) => <Pair first={customer.name} second={customer.email} />}
    />
    <Col source="contractNumber" disableSort cellSx={noWrap} />
    <Col source="card" disableSort render={({ card }) => cardWords(card)} cellSx={noWrap} />
    <Col source="state" render={({ state }) => <StateChip look={MANDATE_STATE_LOOK[state]} />} />
  </DataTable>
);
