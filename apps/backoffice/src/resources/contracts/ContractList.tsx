import { Box } from '@mui/material';
import { type AdminContract, ARREARS_NAMES } from '@flota/schemas';
import { DataTable, NullableBooleanInput, SelectInput, SimpleList } from 'react-admin';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import { type HiddenColumns, useHiddenColumns } from '../../components/columns.js';
import { CardLines, CardTitle, Cut, NoBreak, noWrap, Pair, strong } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import { CONTRACT_STATE_LOOK } from '../../components/states/contracts.js';
import { formatDay, formatMoney } from '../../i18n/format.js';
import { CONTRACT_KIND_CHOICES, CONTRACT_STATE_CHOICES } from './texts.js';

const ARREARS_CHOICES = Object.entries(ARREARS_NAMES).map(([id, name]) => ({ id, name }));

const filters = [
  <NullableBooleanInput
    key="overdue"
    source="overdue"
    alwaysOn
    nullLabel="Todos"
    trueLabel="Con atraso"
    falseLabel="Al corriente"
  />,
  <SelectInput key="arrears" source="arrears" choices={ARREARS_CHOICES} />,
  <SelectInput key="state" source="state" choices={CONTRACT_STATE_CHOICES} alwaysOn />,
  <SelectInput key="kind" source="kind" choices={CONTRACT_KIND_CHOICES} alwaysOn />,
];

const ContractList = () => (
  <SearchList
    search="Número, cliente, NIV o referencia"
    filters={filters}
    sort={{ field: 'signedOn', order: 'DESC' }}
    cards={<Cards />}
    table={<Table />}
  />
);
export default ContractList;

const optionalMoney = (amount: string | null) => (amount === null ? '—' : formatMoney(amount));

const Cards = () => (
  <SimpleList<AdminContract>
    primaryText={(contract) => (
      <CardTitle aside={optionalMoney(contract.outstandingCapital)}>{contract.number}</CardTitle>
    )}
    secondaryText={(contract) => (
      <CardLines>
        <span>{contract.customer.name}</span>
        <span>
          {contract.planTitle} · {contract.vehicle}
        </span>
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <StateChip look={CONTRACT_STATE_LOOK[contract.state]} />
          <Overdue contract={contract} />
        </Box>
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminContract>;

/** Whom it is with: what room there is goes to the state otherwise. */
const named = () => ({ ...strong(), minWidth: 152 });

const HIDDEN: HiddenColumns = {
  always: ['vin', 'principal', 'unapplied', 'paymentReference', 'termMonths'],
  tablet: ['vehicle', 'signedOn'],
};

const Table = () => (
  <DataTable<AdminContract> bulkActionButtons={false} hiddenColumns={useHiddenColumns(HIDDEN)}>
    <Col
      source="number"
      render={({ number, planTitle }) => <Pair first={<NoBreak>{number}</NoBreak>} second={planTitle} />}
    />
    <Col
      source="customer"
      disableSort
      render={({ customer }) => <Pair first={customer.name} second={customer.email} />}
      cellSx={named}
    />
    <Col source="vehicle" disableSort render={({ vehicle }) => <Cut>{vehicle}</Cut>} />
    <Col source="vin" disableSort cellSx={noWrap} />
    <Col source="state" disableSort render={({ state }) => <StateChip look={CONTRACT_STATE_LOOK[state]} />} />
    <Col source="overdueSince" disableSort render={(contract) => <Overdue contract={contract} />} />
    <Col source="termMonths" disableSort align="right" />
    <Col source="principal" disableSort align="right" render={({ principal }) => optionalMoney(principal)} />
    <Col source="unapplied" disableSort align="right" render={({ unapplied }) => formatMoney(unapplied)} />
    <Col
      source="outstandingCapital"
      align="right"
      render={({ outstandingCapital }) => optionalMoney(outstandingCapital)}
    />
    <Col source="paymentReference" disableSort cellSx={noWrap} />
    <Col source="signedOn" render={({ signedOn }) => formatDay(signedOn)} cellSx={noWrap} />
  </DataTable>
);

/** Since when it owes what was charged; nothing while it is up to date. */
const Overdue = ({ contract: { overdueSince } }: { contract: AdminContract }) =>
  overdueSince && (
    <StateChip look={{ label: `Desde ${formatDay(overdueSince)}`, icon: ErrorOutline, color: 'error' }} />
  );
