import type { AdminUninvoicedPayment } from '@flota/schemas';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import { type HiddenColumns, useHiddenColumns } from '../../components/columns.js';
import { CardLines, CardTitle, Cut, noWrap, strong } from '../../components/ListParts.js';
import { RecordLink } from '../../components/RecordLink.js';
import { SearchList } from '../../components/SearchList.js';
import { formatDay, formatMoney, formatMonth } from '../../i18n/format.js';
import { recentMonths } from './recent-months.js';

const filters = [
  <SelectInput
    key="month"
    source="month"
    choices={recentMonths().map((id) => ({ id, name: formatMonth(`${id}-01`) }))}
    emptyText="Todos los meses"
    alwaysOn
  />,
];

/** What finance still has to have stamped, or to put beside an invoice that is there. */
const UninvoicedPaymentList = () => (
  <SearchList<AdminUninvoicedPayment>
    search="Contrato, cliente o referencia"
    filters={filters}
    sort={{ field: 'valueOn', order: 'DESC' }}
    opensWith={{ filter: { month: recentMonths()[0] }, nothing: 'Todos los pagos de este mes tienen factura.' }}
    exportable
    cards={<Cards />}
    table={<Table />}
  />
);
export default UninvoicedPaymentList;

const ContractLink = ({ payment }: { payment: AdminUninvoicedPayment }) => (
  <RecordLink resource="contracts" id={payment.contractId}>
    {payment.contractNumber}
  </RecordLink>
);

const Cards = () => (
  <SimpleList<AdminUninvoicedPayment>
    rowClick={false}
    primaryText={({ description, amount }) => <CardTitle aside={formatMoney(amount)}>{description}</CardTitle>}
    secondaryText={(payment) => (
      <CardLines>
        <span>{payment.customer}</span>
        <span>
          <ContractLink payment={payment} /> · {formatDay(payment.valueOn)}
        </span>
        <span>Sin factura: {lackingWords(payment)}</span>
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminUninvoicedPayment>;

const HIDDEN: HiddenColumns = { tablet: ['description', 'lateInterest', 'vat'] };

const Table = () => (
  <DataTable<AdminUninvoicedPayment>
    rowClick={false}
    bulkActionButtons={false}
    hiddenColumns={useHiddenColumns(HIDDEN)}
  >
    <Col source="valueOn" render={({ valueOn }) => formatDay(valueOn)} cellSx={noWrap} />
    <Col source="contractNumber" disableSort render={(payment) => <ContractLink payment={payment} />} cellSx={noWrap} />
    <Col source="customer" disableSort render={({ customer }) => <Cut>{customer}</Cut>} />
    <Col source="description" disableSort render={({ description }) => <Cut>{description}</Cut>} />
    <Col source="amount" align="right" render={({ amount }) => formatMoney(amount)} cellSx={strong} />
    <Col source="interest" align="right" render={({ interest }) => formatMoney(interest)} />
    <Col source="lateInterest" disableSort align="right" render={({ lateInterest }) => formatMoney(lateInterest)} />
    <Col source="vat" disableSort align="right" render={({ vat }) => formatMoney(vat)} />
  </DataTable>
);

const lackingWords = ({ interest, lateInterest, vat }: AdminUninvoicedPayment): string =>
  [
    ['interés o renta', interest],
    ['moratorios', lateInterest],
    ['IVA', vat],
  ]
    .flatMap(([name, amount]) => (Number(amount) > 0 ? [`${name} ${formatMoney(amount ?? '')}`] : []))
    .join(' · ');
