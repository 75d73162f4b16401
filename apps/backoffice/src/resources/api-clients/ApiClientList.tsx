import type { AdminApiClient } from '@flota/schemas';
import { BooleanInput, DataTable, SimpleList } from 'react-admin';
import { CardLines, CardTitle, noWrap, strong } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { CreateButton } from './ClientForm.js';
import { SCOPE_NAMES } from './scope-names.js';
import { lastUse, Standing } from './standing.js';

const filters = [<BooleanInput key="revoked" source="revoked" label="Revocados" />];

const ApiClientList = () => (
  <>
    <CreateButton />
    <SearchList
      search="Nombre del sistema"
      filters={filters}
      sort={{ field: 'name', order: 'ASC' }}
      cards={<Cards />}
      table={<Table />}
    />
  </>
);
export default ApiClientList;

const MOST_NAMED = 3;

/** e.g. `Leer contratos, Leer facturas y 3 más`. */
function scopeLine({ scopes }: AdminApiClient): string {
  const names = scopes.map((scope) => SCOPE_NAMES[scope]);
  if (names.length <= MOST_NAMED) return names.join(', ');
  return `${names.slice(0, MOST_NAMED - 1).join(', ')} y ${names.length - MOST_NAMED + 1} más`;
}

const Cards = () => (
  <SimpleList<AdminApiClient>
    primaryText={({ name }) => <CardTitle>{name}</CardTitle>}
    secondaryText={(client) => (
      <CardLines>
        <span>{scopeLine(client)}</span>
        <span>Último uso: {lastUse(client.lastUsedAt)}</span>
        <Standing state={client.state} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminApiClient>;

const Table = () => (
  <DataTable<AdminApiClient> bulkActionButtons={false}>
    <Col source="name" cellSx={strong} />
    <Col source="scopes" disableSort render={scopeLine} />
    <Col source="state" disableSort render={({ state }) => <Standing state={state} />} />
    <Col source="lastUsedAt" disableSort render={({ lastUsedAt }) => lastUse(lastUsedAt)} cellSx={noWrap} />
  </DataTable>
);
