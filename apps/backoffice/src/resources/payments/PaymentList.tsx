import type { AdminPayment } from '@flota/schemas';
import { DataTable, DateInput, SelectInput, SimpleList } from 'react-admin';
import { type HiddenColumns, useHiddenColumns } from '../../components/columns.js';
import { CardLines, CardTitle, noWrap, Pair, strong } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import { formatInstant, formatMoney } from '../../i18n/format.js';
import { PAYMENT_KIND_NAMES, PAYMENT_STATE_CHOICES, paymentLook, PROVIDER_CHOICES, PROVIDER_NAMES } from './texts.js';

const filters = [
  <SelectInput key="state" source="state" choices={PAYMENT_STATE_CHOICES} alwaysOn />,
  <SelectInput key="provider" source="provider" choices={PROVIDER_CHOICES} />,
  <DateInput key="createdFrom" source="createdFrom" />,
  <DateInput key="createdTo" source="createdTo" />,
];

const PaymentList = () => (
  <SearchList
    search="Folio, contrato, cliente o cargo"
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    cards={<Cards />}
    table={<Table />}
  />
);
export default PaymentList;

const Cards = () => (
  <SimpleList<AdminPayment>
    primaryText={({ customer, amount }) => <CardTitle aside={formatMoney(amount)}>{customer.name}</CardTitle>}
    secondaryText={({ contractNumber, createdAt, kind, ...payment }) => (
      <CardLines>
        <span>
          {contractNumber} · {PAYMENT_KIND_NAMES[kind]}
        </span>
        <span>{formatInstant(createdAt)}</span>
        <StateChip look={paymentLook(payment)} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminPayment>;

const HIDDEN: HiddenColumns = { always: ['paidAt', 'providerReference'], tablet: ['folio', 'kind', 'provider'] };

const Table = () => (
  <DataTable<AdminPayment> bulkActionButtons={false} hiddenColumns={useHiddenColumns(HIDDEN)}>
    <Col source="createdAt" render={({ createdAt }) => formatInstant(createdAt)} cellSx={noWrap} />
    <Col source="folio" disableSort cellSx={noWrap} />
    <Col
      source="customer"
      disableSort
      render={({ customer }) => <Pair first={customer.name} second={customer.email} />}
    />
    <Col source="contractNumber" disableSort cellSx={noWrap} />
    <Col source="kind" disableSort render={({ kind }) => PAYMENT_KIND_NAMES[kind]} />
    <Col source="provider" disableSort render={({ provider }) => PROVIDER_NAMES[provider]} />
    <Col source="amount" align="right" render={({ amount }) => formatMoney(amount)} cellSx={strong} />
    <Col source="state" render={(payment) => <StateChip look={paymentLook(payment)} />} />
    <Col source="paidAt" render={({ paidAt }) => paidAt && formatInstant(paidAt)} cellSx={noWrap} />
    <Col source="providerReference" disableSort />
  </DataTable>
);
