import { type AdminInvoice, INVOICE_TYPE_NAMES } from '@flota/schemas';
import { DataTable, NullableBooleanInput, SelectInput, SimpleList } from 'react-admin';
import { choicesOf } from '../../components/choices.js';
import { type HiddenColumns, useHiddenColumns } from '../../components/columns.js';
import { CardLines, CardTitle, Cut, noWrap, strong } from '../../components/ListParts.js';
import { RecordLink } from '../../components/RecordLink.js';
import { SearchList } from '../../components/SearchList.js';
import { formatInstant, formatMoney } from '../../i18n/format.js';
import { documentedBy, invoiceName } from './texts.js';
import { InvoiceImport } from './InvoiceImport.js';

const filters = [
  <NullableBooleanInput
    key="matched"
    source="matched"
    alwaysOn
    nullLabel="Todas"
    trueLabel="Con movimiento"
    falseLabel="Sin movimiento"
  />,
  <SelectInput key="type" source="type" choices={choicesOf(INVOICE_TYPE_NAMES)} alwaysOn />,
];

const InvoiceList = () => (
  <SearchList
    search="Folio, concepto, contrato o cliente"
    filters={filters}
    sort={{ field: 'issuedAt', order: 'DESC' }}
    actions={<InvoiceImport />}
    cards={<Cards />}
    table={<Table />}
  />
);
export default InvoiceList;

const documents = (invoice: AdminInvoice) =>
  invoice.cancelledAt ? 'Cancelada ante el SAT' : documentedBy(invoice) || 'Sin movimiento';

const ContractLink = ({ invoice: { contractId, contractNumber } }: { invoice: AdminInvoice }) => (
  <RecordLink resource="contracts" id={contractId}>
    {contractNumber}
  </RecordLink>
);

const Cards = () => (
  <SimpleList<AdminInvoice>
    primaryText={(invoice) => (
      <CardTitle aside={formatMoney(invoice.total)}>
        {INVOICE_TYPE_NAMES[invoice.type]} {invoiceName(invoice)}
      </CardTitle>
    )}
    secondaryText={(invoice) => (
      <CardLines>
        <span>{invoice.customer}</span>
        <span>{invoice.concept}</span>
        <span>{documents(invoice)}</span>
        <span>
          <ContractLink invoice={invoice} /> · {formatInstant(invoice.issuedAt)}
        </span>
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminInvoice>;

const HIDDEN: HiddenColumns = { always: ['uuid', 'subtotal', 'vat'], tablet: ['type', 'concept', 'movements'] };

const Table = () => (
  <DataTable<AdminInvoice> bulkActionButtons={false} hiddenColumns={useHiddenColumns(HIDDEN)}>
    <Col source="issuedAt" render={({ issuedAt }) => formatInstant(issuedAt)} cellSx={noWrap} />
    <Col source="folio" render={invoiceName} cellSx={noWrap} />
    <Col source="type" disableSort render={({ type }) => INVOICE_TYPE_NAMES[type]} cellSx={noWrap} />
    <Col source="customer" disableSort render={({ customer }) => <Cut>{customer}</Cut>} />
    <Col source="contractNumber" disableSort render={(invoice) => <ContractLink invoice={invoice} />} cellSx={noWrap} />
    <Col source="concept" disableSort render={({ concept }) => <Cut>{concept}</Cut>} />
    <Col source="movements" disableSort render={(invoice) => <Cut>{documents(invoice)}</Cut>} />
    <Col source="uuid" disableSort cellSx={noWrap} />
    <Col source="subtotal" disableSort align="right" render={({ subtotal }) => formatMoney(subtotal)} />
    <Col source="vat" disableSort align="right" render={({ vat }) => formatMoney(vat)} />
    <Col source="total" align="right" render={({ total }) => formatMoney(total)} cellSx={strong} />
  </DataTable>
);
