import type { AdminLeadMailTemplate } from '@flota/schemas';
import { DataTable, SimpleList } from 'react-admin';
import { CardLines, CardTitle, noWrap, strong } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { formatInstant } from '../../i18n/format.js';

const LeadMailTemplateList = () => (
  <SearchList
    search="Nombre, asunto o texto"
    sort={{ field: 'name', order: 'ASC' }}
    cards={<Cards />}
    table={<Table />}
  />
);
export default LeadMailTemplateList;

const Cards = () => (
  <SimpleList<AdminLeadMailTemplate>
    primaryText={({ name }) => <CardTitle>{name}</CardTitle>}
    secondaryText={({ subject }) => (
      <CardLines>
        <span>{subject}</span>
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminLeadMailTemplate>;

const Table = () => (
  <DataTable<AdminLeadMailTemplate> bulkActionButtons={false}>
    <Col source="name" cellSx={strong} />
    <Col source="subject" disableSort />
    <Col source="updatedAt" render={({ updatedAt }) => formatInstant(updatedAt)} cellSx={noWrap} />
  </DataTable>
);
