import type { AdminConversationRow } from '@flota/schemas';
import QuickReply from '@mui/icons-material/QuickreplyOutlined';
import { Box, Button } from '@mui/material';
import { BooleanInput, DataTable, NullableBooleanInput, SelectInput, SimpleList, useCanAccess } from 'react-admin';
import { Link } from 'react-router';
import { AnswerClock } from '../../components/answer-clock/AnswerClock.js';
import { type HiddenColumns, useHiddenColumns } from '../../components/columns.js';
import { CardLines, Cut, noWrap, Pair } from '../../components/ListParts.js';
import { listPath } from '../../components/list-path.js';
import { SearchList } from '../../components/SearchList.js';
import { CONVERSATION_STATE_CHOICES, CONVERSATION_STATE_LOOK } from '../../components/states/conversations.js';
import { formatAgo, formatInstant } from '../../i18n/format.js';
import { AnswerSettings } from './desk/AnswerSettings.js';
import { Satisfaction } from './desk/Satisfaction.js';
import { WhoseTabs } from './desk/WhoseTabs.js';
import { OwnerInput } from './desk/OwnerInput.js';

const filters = [
  <SelectInput key="state" source="state" choices={CONVERSATION_STATE_CHOICES} alwaysOn />,
  <NullableBooleanInput
    key="unread"
    source="unread"
    label="Lectura"
    nullLabel="Todos"
    trueLabel="Sin leer"
    falseLabel="Leídos"
  />,
  <BooleanInput key="late" source="late" />,
  <OwnerInput key="owner" source="owner" />,
];

const OPENING = { filter: { state: 'open' }, nothing: 'No hay conversaciones abiertas.' };

/** What is open, of one's own or of all, with who waits longest on top. */
const ConversationList = () => (
  <>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', pt: 2 }}>
      <AnswerSettings />
      <Box sx={{ flexGrow: 1 }} />
      <Satisfaction />
      <CannedAnswersLink />
    </Box>
    <SearchList<AdminConversationRow>
      search="Asunto, cliente, folio o contrato"
      filters={filters}
      opensWith={OPENING}
      sort={{ field: 'waitingSince', order: 'ASC' }}
      actions={<WhoseTabs />}
      cards={<Cards />}
      table={<Table />}
    />
  </>
);
export default ConversationList;

function CannedAnswersLink() {
  const { canAccess } = useCanAccess({ resource: 'canned-answers', action: 'list' });
  if (!canAccess) return null;
  return (
    <Button size="small" component={Link} to={listPath('canned-answers')} startIcon={<QuickReply />}>
      Respuestas preparadas
    </Button>
  );
}

const weight = ({ unread }: AdminConversationRow) => (unread ? 700 : 400);

interface WaitProps {
  conversation: AdminConversationRow;
  /** Said before since when, where no heading says what it is. */
  before?: string;
}

/** Since when the customer waits, with a chip where that is too long; of what nobody waits for, how it stands. */
const Wait = ({ conversation: { answerDueAt, state, waitingSince }, before = '' }: WaitProps) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      columnGap: 1,
      rowGap: 0.5,
      flexWrap: { xs: 'wrap', md: 'nowrap' },
    }}
  >
    {waitingSince
      ? `${before}${formatAgo(waitingSince)}`
      : state === 'open'
        ? 'Respondida'
        : CONVERSATION_STATE_LOOK.closed.label}
    <AnswerClock answerDueAt={answerDueAt} lateOnly />
  </Box>
);

const Cards = () => (
  <SimpleList<AdminConversationRow>
    primaryText={(conversation) => <span style={{ fontWeight: weight(conversation) }}>{conversation.subject}</span>}
    secondaryText={(conversation) => (
      <CardLines>
        <span>
          {conversation.customer.name} · {conversation.owner?.name ?? 'sin responsable'}
        </span>
        <span>
          {conversation.folio} · {formatInstant(conversation.lastMessageAt)}
          {conversation.unread && ' · sin leer'}
        </span>
        <span>
          <Wait conversation={conversation} before="Espera desde " />
        </span>
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminConversationRow>;

const HIDDEN: HiddenColumns = { always: ['createdAt', 'folio'], tablet: ['contractNumber', 'owner', 'lastMessageAt'] };

const Table = () => (
  <DataTable<AdminConversationRow>
    bulkActionButtons={false}
    hiddenColumns={useHiddenColumns(HIDDEN)}
    rowSx={(conversation: AdminConversationRow) => ({ '& td': { fontWeight: weight(conversation) } })}
  >
    <Col source="waitingSince" render={(conversation) => <Wait conversation={conversation} />} cellSx={noWrap} />
    <Col source="subject" render={(conversation) => <Subject conversation={conversation} />} />
    <Col
      source="customer"
      disableSort
      render={({ customer }) => <Pair first={customer.name} second={customer.email} />}
    />
    <Col source="contractNumber" disableSort render={({ contractNumber }) => contractNumber ?? '—'} cellSx={noWrap} />
    <Col source="owner" disableSort render={({ owner }) => (owner ? <Cut>{owner.name}</Cut> : '—')} />
    <Col source="lastMessageAt" render={({ lastMessageAt }) => formatInstant(lastMessageAt)} cellSx={noWrap} />
    <Col source="folio" disableSort cellSx={noWrap} />
    <Col source="createdAt" render={({ createdAt }) => formatInstant(createdAt)} cellSx={noWrap} />
  </DataTable>
);

/** What was not read yet is told by word and weight. */
const Subject = ({ conversation: { subject, unread } }: { conversation: AdminConversationRow }) =>
  unread ? <Pair first={subject} second="Sin leer" /> : <Cut>{subject}</Cut>;
