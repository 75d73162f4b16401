import type { AdminCannedAnswer } from '@flota/schemas';
import { Typography } from '@mui/material';
import { DataTable, SimpleList } from 'react-admin';
import { CardLines, CardTitle, noWrap, strong } from '../../components/ListParts.js';
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
        <Beginning answer={answer} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminCannedAnswer>;

const Table = () => (
  <DataTable<AdminCannedAnswer> bulkActionButtons={false}>
    <Col source="name" cellSx={strong} />
    <Col source="text" disableSort render={(answer) => <Beginning answer={answer} />} />
    <Col source="updatedAt" render={({ updatedAt }) => formatInstant(updatedAt)} cellSx={noWrap} />
  </DataTable>
);

/** As much of it as two lines hold. */
const Beginning = ({ answer: { text } }: { answer: AdminCannedAnswer }) => (
  <Typography
    component="span"
    variant="body2"
    sx={{ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' }}
  >
    {text}
  </Typography>
);
