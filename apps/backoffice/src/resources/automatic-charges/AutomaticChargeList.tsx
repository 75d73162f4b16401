import type { AdminAutomaticCharge } from '@flota/schemas';
import { DataTable, DateInput, SelectInput, SimpleList } from 'react-admin';
import { type HiddenColumns, useHiddenColumns } from '../../components/columns.js';
import { CardLines, CardTitle, noWrap, Pair, strong } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import { formatDay, formatMoney } from '../../i18n/format.js';
import { STAGE_CHOICES, STAGE_LOOK } from './texts.js';

const filters = [
  <SelectInput key="stage" source="stage" choices={STAGE_CHOICES} alwaysOn />,
  <DateInput key="chargeFrom" source="chargeFrom" />,
  <DateInput key="chargeTo" source="chargeTo" />,
];

const AutomaticChargeList = () => (
  <SearchList
    search="Contrato o cliente"
    filters={filters}
    sort={{ field: 'chargeOn', order: 'DESC' }}
    cards={<Cards />}
    table={<Table />}
  />
);
export default AutomaticChargeList;

const amountOf = ({ noticedAmount, payments }: AdminAutomaticCharge) => {
  const amount = payments.at(-1)?.amount ?? noticedAmount;
  return amount === null ? '' : formatMoney(amount);
};

const Cards = () => (
  <SimpleList<AdminAutomaticCharge>
    primaryText={(charge) => <CardTitle aside={amountOf(charge)}>{charge.customer.name}</CardTitle>}
    secondaryText={({ chargeOn, contractNumber, stage }) => (
      <CardLines>
        <span>
          {contractNumber} · {formatDay(chargeOn)}
        </span>
        <StateChip look={STAGE_LOOK[stage]} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminAutomaticCharge>;

const HIDDEN: HiddenColumns = { tablet: ['dueOn'] };

const Table = () => (
  <DataTable<AdminAutomaticCharge> bulkActionButtons={false} hiddenColumns={useHiddenColumns(HIDDEN)}>
    <Col source="chargeOn" render={({ chargeOn }) => formatDay(chargeOn)} cellSx={noWrap} />
    <Col
      source="customer"
      disableSort
      render={({ customer }) => <Pair first={customer.name} second={customer.email} />}
    />
    <Col source="contractNumber" disableSort cellSx={noWrap} />
    <Col source="dueOn" render={({ dueOn }) => formatDay(dueOn)} cellSx={noWrap} />
    <Col source="amount" disableSort align="right" render={amountOf} cellSx={strong} />
    <Col source="tries" align="right" />
    <Col source="stage" disableSort render={({ stage }) => <StateChip look={STAGE_LOOK[stage]} />} />
  </DataTable>
);
