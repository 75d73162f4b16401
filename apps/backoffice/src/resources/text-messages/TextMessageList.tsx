import { type AdminTextMessage, MESSAGE_CHANNEL_NAMES } from '@flota/schemas';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import { choicesOf } from '../../components/choices.js';
import { type HiddenColumns, useHiddenColumns } from '../../components/columns.js';
import { CardLines, noWrap } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import { TEXT_FATE_CHOICES, TEXT_STATE_CHOICES, textLook, textProblem } from '../../components/states/texts.js';
import { formatInstant } from '../../i18n/format.js';

const filters = [
  <SelectInput key="state" source="state" choices={TEXT_STATE_CHOICES} alwaysOn />,
  <SelectInput key="fate" source="fate" choices={TEXT_FATE_CHOICES} />,
  <SelectInput key="channel" source="channel" choices={choicesOf(MESSAGE_CHANNEL_NAMES)} />,
];

const TextMessageList = () => (
  <SearchList<AdminTextMessage>
    search="Teléfono"
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    cards={<Cards />}
    table={<Table />}
  />
);
export default TextMessageList;

const Cards = () => (
  <SimpleList<AdminTextMessage>
    rowClick={false}
    primaryText={({ to }) => <strong>{to}</strong>}
    secondaryText={(message) => (
      <CardLines>
        <span>
          {message.title} · {MESSAGE_CHANNEL_NAMES[message.channel]} · {formatInstant(message.createdAt)}
        </span>
        {textProblem(message) && <span>{textProblem(message)}</span>}
        <StateChip look={textLook(message)} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminTextMessage>;

const HIDDEN: HiddenColumns = { tablet: ['sentAt', 'lastError'] };

const Table = () => (
  <DataTable<AdminTextMessage> rowClick={false} bulkActionButtons={false} hiddenColumns={useHiddenColumns(HIDDEN)}>
    <Col source="createdAt" render={({ createdAt }) => formatInstant(createdAt)} cellSx={noWrap} />
    <Col source="title" disableSort />
    <Col source="channel" disableSort render={({ channel }) => MESSAGE_CHANNEL_NAMES[channel]} />
    <Col source="to" disableSort cellSx={noWrap} />
    <Col source="state" disableSort render={(message) => <StateChip look={textLook(message)} />} />
    <Col source="sentAt" render={({ sentAt }) => (sentAt ? formatInstant(sentAt) : '—')} cellSx={noWrap} />
    <Col source="lastError" disableSort render={(message) => textProblem(message) ?? '—'} />
  </DataTable>
);
