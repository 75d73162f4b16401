import type { AdminStaffAccount } from '@flota/schemas';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import { CardLines, CardTitle, noWrap, Pair } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { ROLE_CHOICES, ROLE_NAMES } from '../../components/staff-roles.js';
import { formatInstant } from '../../i18n/format.js';
import { InviteButton } from './AccountDialogs.js';
import { Standing } from './standing.js';

const filters = [<SelectInput key="role" source="role" choices={ROLE_CHOICES} alwaysOn />];

const StaffAccountList = () => (
  <>
    <InviteButton />
    <SearchList
      search="Nombre o correo"
      filters={filters}
      sort={{ field: 'name', order: 'ASC' }}
      cards={<Cards />}
      table={<Table />}
    />
  </>
);
export default StaffAccountList;

const Cards = () => (
  <SimpleList<AdminStaffAccount>
    primaryText={({ name }) => <CardTitle>{name}</CardTitle>}
    secondaryText={(account) => (
      <CardLines>
        <span>{account.email}</span>
        <span>{ROLE_NAMES[account.role]}</span>
        <Standing account={account} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminStaffAccount>;

const Table = () => (
  <DataTable<AdminStaffAccount> bulkActionButtons={false}>
    <Col source="name" render={({ name, email }) => <Pair first={name} second={email} />} />
    <Col source="role" render={({ role }) => ROLE_NAMES[role]} />
    <Col source="active" disableSort render={(account) => <Standing account={account} />} />
    <Col
      source="lastSignInAt"
      disableSort
      render={({ lastSignInAt }) => (lastSignInAt ? formatInstant(lastSignInAt) : 'Nunca')}
      cellSx={noWrap}
    />
  </DataTable>
);
