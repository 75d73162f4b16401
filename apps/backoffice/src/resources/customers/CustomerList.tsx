import { type AdminCustomer, PERSON_TYPE_NAMES } from '@flota/schemas';
import { Fragment } from 'react';
import { DataTable, NullableBooleanInput, SelectInput, SimpleList } from 'react-admin';
import { type HiddenColumns, useHiddenColumns } from '../../components/columns.js';
import { CardLines, Cut, NoBreak, noWrap, strong } from '../../components/ListParts.js';
import { PERSON_TYPE_CHOICES } from '../../components/choices.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import { formatInstant, formatPhone } from '../../i18n/format.js';
import { accountLook } from './texts.js';

const filters = [
  <NullableBooleanInput
    key="registered"
    source="registered"
    alwaysOn
    nullLabel="Todos"
    trueLabel="Registrados"
    falseLabel="Sin registrar"
  />,
  <NullableBooleanInput
    key="active"
    source="active"
    alwaysOn
    nullLabel="Todas"
    trueLabel="Abiertas"
    falseLabel="Cerradas"
  />,
  <SelectInput key="personType" source="personType" choices={PERSON_TYPE_CHOICES} />,
];

const CustomerList = () => (
  <SearchList
    search="Nombre o correo"
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    cards={<Cards />}
    table={<Table />}
  />
);
export default CustomerList;

/** A fleet has dozens, which its page lists. */
const MOST_NAMED = 2;

const ContractNumbers = ({ contracts }: Pick<AdminCustomer, 'contracts'>) => {
  if (contracts.length === 0) return '—';
  const further = contracts.length - MOST_NAMED;
  return (
    <>
      {contracts.slice(0, MOST_NAMED).map(({ id, number }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <NoBreak>{number}</NoBreak>
        </Fragment>
      ))}
      {further > 0 && ` y ${further} más`}
    </>
  );
};

const Cards = () => (
  <SimpleList<AdminCustomer>
    primaryText={(customer) => <strong>{customer.name}</strong>}
    secondaryText={(customer) => (
      <CardLines>
        <span>{customer.email}</span>
        <span>
          {PERSON_TYPE_NAMES[customer.personType]} · Contratos: <ContractNumbers contracts={customer.contracts} />
        </span>
        <StateChip look={accountLook(customer)} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminCustomer>;

const HIDDEN: HiddenColumns = { always: ['phone', 'personType', 'createdAt'], tablet: ['registeredAt'] };

const Table = () => (
  <DataTable<AdminCustomer> bulkActionButtons={false} hiddenColumns={useHiddenColumns(HIDDEN)}>
    <Col source="name" render={({ name }) => <Cut>{name}</Cut>} cellSx={strong} />
    <Col source="email" render={({ email }) => <Cut>{email}</Cut>} />
    <Col source="phone" disableSort render={({ phone }) => phone && formatPhone(phone)} cellSx={noWrap} />
    <Col source="personType" disableSort render={({ personType }) => PERSON_TYPE_NAMES[personType]} />
    <Col
      source="contracts"
      disableSort
      render={({ contracts }) => (
        <Cut>
          <ContractNumbers contracts={contracts} />
        </Cut>
      )}
    />
    <Col source="active" disableSort render={(customer) => <StateChip look={accountLook(customer)} />} />
    <Col
      source="registeredAt"
      render={({ registeredAt }) => (registeredAt ? formatInstant(registeredAt) : '—')}
      cellSx={noWrap}
    />
    <Col source="createdAt" render={({ createdAt }) => formatInstant(createdAt)} cellSx={noWrap} />
  </DataTable>
);
