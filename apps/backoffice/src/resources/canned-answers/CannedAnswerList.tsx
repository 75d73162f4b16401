import type { AdminCannedAnswer } from '@flota/schemas';
import { DataTable, SimpleList } from 'react-admin';
import { CardLines, CardTitle, Cut, noWrap, strong } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { formatInstant } from '../../i18n/format.js';

const CannedAnswerList = () => (
  <SearchList search="Nombre o texto" sort={{ field: 'name', order: 'ASC' }} cards={<Cards />} table={<Table />} />
);
export default CannedAnswerList;

const Cards = () => (
  <SimpleList<AdminCannedAnswer>
    primaryText={({ name }) => <CardTitle>{name}</CardTitle>}
    secondaryText={(answer) => (
      <CardLines>
        <Cut>{answer.text}</Cut>
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminCannedAnswer>;

const Table = () => (
  <DataTable<AdminCannedAnswer> bulkActionButtons={false}>
    <Col source="name" cellSx={strong} />
    <Col source="text" disableSort render={({ text }) => <Cut>{text}</Cut>} />
    <Col source="updatedAt" render={({ updatedAt }) => formatInstant(updatedAt)} cellSx={noWrap} />
  </DataTable>
);
