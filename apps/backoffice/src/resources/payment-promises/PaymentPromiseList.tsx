import type { AdminPaymentPromise } from '@flota/schemas';
import { DataTable, DateInput, SelectInput, SimpleList } from 'react-admin';
import { CardLines, CardTitle, noWrap, Pair } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import { PAYMENT_PROMISE_STATE_CHOICES, PAYMENT_PROMISE_STATE_LOOK } from '../../components/states/payment-promises.js';
import { formatDay, formatMoney } from '../../i18n/format.js';

const filters = [
  <SelectInput key="state" source="state" choices={PAYMENT_PROMISE_STATE_CHOICES} alwaysOn />,
  <DateInput key="dayFrom" source="dayFrom" />,
  <DateInput key="dayTo" source="dayTo" />,
];

/** The follow-up: what falls due first comes first, and a row leads to its contract. */
const PaymentPromiseList = () => (
  <SearchList
    search="Contrato, nombre o teléfono"
    filters={filters}
    sort={{ field: 'day', order: 'ASC' }}
    opensWith={{ filter: { state: 'open' }, nothing: 'No hay promesas de pago abiertas.' }}
    cards={<Cards />}
    table={<Table />}
  />
);
export default PaymentPromiseList;

const toContract = ({ contractId }: Pick<AdminPaymentPromise, 'contractId'>) => `/contracts/${contractId}/show`;

const Cards = () => (
  <SimpleList<AdminPaymentPromise>
    rowClick={(_id, _resource, promise) => toContract(promise as AdminPaymentPromise)}
    primaryText={({ customer }) => <CardTitle>{customer.name}</CardTitle>}
    secondaryText={({ amount, contractNumber, day, received, state }) => (
      <CardLines>
        <span>
          {formatMoney(amount)} el {formatDay(day)} · recibido {formatMoney(received)}
        </span>
        <span>{contractNumber}</span>
        <StateChip look={PAYMENT_PROMISE_STATE_LOOK[state]} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminPaymentPromise>;

const Table = () => (
  <DataTable<AdminPaymentPromise> bulkActionButtons={false} rowClick={(_id, _resource, promise) => toContract(promise)}>
    <Col source="day" render={({ day }) => formatDay(day)} cellSx={noWrap} />
    <Col
      source="customer"
      disableSort
      render={({ contractNumber, customer }) => <Pair first={customer.name} second={contractNumber} />}
    />
    <Col source="amount" align="right" render={({ amount }) => formatMoney(amount)} cellSx={noWrap} />
    <Col source="received" align="right" disableSort render={({ received }) => formatMoney(received)} cellSx={noWrap} />
    <Col
      source="byCustomer"
      disableSort
      render={({ byCustomer, note }) => <Pair first={byCustomer ? 'En su cuenta' : 'Al personal'} second={note} />}
    />
    <Col source="state" render={({ state }) => <StateChip look={PAYMENT_PROMISE_STATE_LOOK[state]} />} />
  </DataTable>
);
