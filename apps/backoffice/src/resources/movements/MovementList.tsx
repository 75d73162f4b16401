import type { AdminMovement } from '@flota/schemas';
import { DataTable, DateInput, SelectInput, SimpleList } from 'react-admin';
import { CardLines, CardTitle, noWrap, strong } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { formatDay, formatMoney } from '../../i18n/format.js';
import { FLOW_NAMES, MOVEMENT_NAMES, owedPart } from './texts.js';

const choicesOf = (names: Record<string, string>) => Object.entries(names).map(([id, name]) => ({ id, name }));

const filters = [
  <SelectInput key="flow" source="flow" choices={choicesOf(FLOW_NAMES)} emptyText="Todos" alwaysOn />,
  <DateInput key="valueFrom" source="valueFrom" alwaysOn />,
  <DateInput key="valueTo" source="valueTo" alwaysOn />,
  <SelectInput key="kind" source="kind" choices={choicesOf(MOVEMENT_NAMES)} />,
];

/** What was posted to contracts: the figures of the start page open here, and a row leads to its contract. */
const MovementList = () => (
  <SearchList filters={filters} sort={{ field: 'valueOn', order: 'DESC' }} cards={<Cards />} table={<Table />} />
);
export default MovementList;

const toContract = ({ contractId }: Pick<AdminMovement, 'contractId'>) => `/contracts/${contractId}/show`;

const Cards = () => (
  <SimpleList<AdminMovement>
    rowClick={(_id, _resource, movement) => toContract(movement as AdminMovement)}
    primaryText={({ amount, description }) => <CardTitle aside={formatMoney(amount)}>{description}</CardTitle>}
    secondaryText={({ contractNumber, valueOn, ...movement }) => (
      <CardLines>
        <span>
          {contractNumber} · {formatDay(valueOn)}
        </span>
        <span>De lo que se debe: {formatMoney(owedPart(movement))}</span>
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminMovement>;

const Table = () => (
  <DataTable<AdminMovement>
    bulkActionButtons={false}
    rowClick={(_id, _resource, movement) => toContract(movement)}
    hiddenColumns={['postedOn', 'dueBalance']}
  >
    <Col source="valueOn" render={({ valueOn }) => formatDay(valueOn)} cellSx={noWrap} />
    <Col source="contractNumber" disableSort cellSx={noWrap} />
    <Col source="description" disableSort />
    <Col source="amount" disableSort align="right" render={({ amount }) => formatMoney(amount)} cellSx={strong} />
    <Col
      source="owedPart"
      disableSort
      align="right"
      render={(movement) => formatMoney(owedPart(movement))}
      cellSx={noWrap}
    />
    <Col source="postedOn" disableSort render={({ postedOn }) => formatDay(postedOn)} cellSx={noWrap} />
    <Col source="dueBalance" disableSort align="right" render={({ dueBalance }) => formatMoney(dueBalance)} />
  </DataTable>
);
