import type { AdminBankAccount } from '@flota/schemas';
import { BooleanField, DataTable, SimpleList } from 'react-admin';
import { CardLines, CardTitle, noWrap, strong } from '../../../components/ListParts.js';
import { SearchList } from '../../../components/SearchList.js';
import { formatDay } from '../../../i18n/format.js';
import { FORMAT_NAMES } from '../looks.js';

const AccountList = () => (
  <SearchList
    search="Nombre, banco o CLABE"
    sort={{ field: 'name', order: 'ASC' }}
    cards={<Cards />}
    table={<Table />}
  />
);
export default AccountList;

const lastDayOf = ({ lastDay }: AdminBankAccount) => (lastDay ? formatDay(lastDay) : 'Sin movimientos');

const Cards = () => (
  <SimpleList<AdminBankAccount>
    primaryText={(account) => <CardTitle aside={FORMAT_NAMES[account.format]}>{account.name}</CardTitle>}
    secondaryText={(account) => (
      <CardLines>
        <span>
          {account.bank} · {account.clabe}
        </span>
        <span>{account.active ? lastDayOf(account) : 'Inactiva'}</span>
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminBankAccount>;

const Table = () => (
  <DataTable<AdminBankAccount> bulkActionButtons={false}>
    <Col source="name" cellSx={strong} />
    <Col source="bank" />
    <Col source="clabe" disableSort cellSx={noWrap} />
    <Col source="format" disableSort render={({ format }) => FORMAT_NAMES[format]} />
    <Col source="lastDay" disableSort render={lastDayOf} cellSx={noWrap} />
    <Col source="active" disableSort>
      <BooleanField source="active" />
    </Col>
  </DataTable>
);
