import type { AdminReminderStep } from '@flota/schemas';
import Check from '@mui/icons-material/Check';
import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import { DataTable, SimpleList } from 'react-admin';
import { CardLines, CardTitle, noWrap, strong } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import { wayWords, whenWords, whomWords } from './step-words.js';

const STATES = {
  on: { label: 'Activo', icon: Check, color: 'success' },
  off: { label: 'Apagado', icon: PauseCircle, color: 'default' },
} as const;

const stateOf = ({ active }: AdminReminderStep) => STATES[active ? 'on' : 'off'];

/** The chain, in the order in which it tells. */
const ReminderStepList = () => (
  <SearchList sort={{ field: 'days', order: 'ASC' }} cards={<Cards />} table={<Table />} />
);
export default ReminderStepList;

const Cards = () => (
  <SimpleList<AdminReminderStep>
    primaryText={(step) => <CardTitle aside={<StateChip look={stateOf(step)} />}>{step.name}</CardTitle>}
    secondaryText={(step) => (
      <CardLines>
        <span>{whenWords(step.days)}</span>
        <span>{wayWords(step.ways)}</span>
        <span>{whomWords(step)}</span>
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminReminderStep>;

const Table = () => (
  <DataTable<AdminReminderStep> bulkActionButtons={false}>
    <Col source="days" render={({ days }) => whenWords(days)} cellSx={noWrap} />
    <Col source="name" cellSx={strong} />
    <Col source="ways" disableSort render={({ ways }) => wayWords(ways)} />
    <Col source="whom" disableSort render={whomWords} />
    <Col source="active" disableSort render={(step) => <StateChip look={stateOf(step)} />} />
  </DataTable>
);
