import { Box } from '@mui/material';
import type { AdminConversationRow } from '@flota/schemas';
import { DataTable, NullableBooleanInput, SelectInput, SimpleList } from 'react-admin';
import { CardLines, noWrap, Pair } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import {
  CONVERSATION_STATE_CHOICES,
  CONVERSATION_STATE_LOOK,
  UNREAD_LOOK,
} from '../../components/states/conversations.js';
import { formatInstant } from '../../i18n/format.js';

const filters = [
  <NullableBooleanInput
    key="unread"
    source="unread"
    label="Lectura"
    alwaysOn
    nullLabel="Todos"
    trueLabel="Sin leer"
    falseLabel="Leídos"
  />,
  <SelectInput key="state" source="state" choices={CONVERSATION_STATE_CHOICES} alwaysOn />,
];

const ConversationList = () => (
  <SearchList
    search="Asunto, cliente, folio o contrato"
    filters={filters}
    sort={{ field: 'lastMessageAt', order: 'DESC' }}
    cards={<Cards />}
    table={<Table />}
  />
);
export default ConversationList;

const weight = ({ unread }: AdminConversationRow) => (unread ? 700 : 400);

/** Told by word, icon and weight. */
const Marks = ({ conversation }: { conversation: AdminConversationRow }) => (
  <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {conversation.unread && <StateChip look={UNREAD_LOOK} />}
    <StateChip look={CONVERSATION_STATE_LOOK[conversation.state]} />
  </Box>
);

const Cards = () => (
  <SimpleList<AdminConversationRow>
    primaryText={(conversation) => <span style={{ fontWeight: weight(conversation) }}>{conversation.subject}</span>}
    secondaryText={(conversation) => (
      <CardLines>
        <span>{conversation.customer.name}</span>
        <span>
          {conversation.folio} · {formatInstant(conversation.lastMessageAt)}
        </span>
        <Marks conversation={conversation} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminConversationRow>;

const Table = () => (
  <DataTable<AdminConversationRow>
    bulkActionButtons={false}
    hiddenColumns={['createdAt']}
    rowSx={(conversation: AdminConversationRow) => ({ '& td': { fontWeight: weight(conversation) } })}
  >
    <Col source="lastMessageAt" render={({ lastMessageAt }) => formatInstant(lastMessageAt)} cellSx={noWrap} />
    <Col source="subject" />
    <Col
      source="customer"
      disableSort
      render={({ customer }) => <Pair first={customer.name} second={customer.email} />}
    />
    <Col source="contractNumber" disableSort render={({ contractNumber }) => contractNumber ?? '—'} cellSx={noWrap} />
    <Col source="state" render={(conversation) => <Marks conversation={conversation} />} />
    <Col source="folio" disableSort cellSx={noWrap} />
    <Col source="createdAt" render={({ createdAt }) => formatInstant(createdAt)} cellSx={noWrap} />
  </DataTable>
);
