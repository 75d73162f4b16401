import { type AdminShareRule, SHARED_WORK_NAMES } from '@flota/schemas';
import Check from '@mui/icons-material/Check';
import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import { DataTable, SelectInput, SimpleList, useCanAccess } from 'react-admin';
import { choicesOf } from '../../components/choices.js';
import { usePlanChoices, useStates } from '../../components/catalogues.js';
import { CardLines, CardTitle, strong } from '../../components/ListParts.js';
import { MoveButtons } from '../../components/ordering/MoveButtons.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import { useAbsences } from './absences.js';
import { AbsencesButton } from './AbsencesButton.js';
import { conditionWords, type Names, peopleWords } from './rule-words.js';

const STATES = {
  on: { label: 'Activa', icon: Check, color: 'success' },
  off: { label: 'Apagada', icon: PauseCircle, color: 'default' },
} as const;

const stateOf = ({ active }: AdminShareRule) => STATES[active ? 'on' : 'off'];

const filters = [<SelectInput key="work" source="work" choices={choicesOf(SHARED_WORK_NAMES)} alwaysOn />];

/** To whom work is dealt out, kind by kind, in the order in which the rules are asked. */
const ShareRuleList = () => (
  <SearchList
    filters={filters}
    sort={{ field: 'position', order: 'ASC' }}
    opensWith={{
      filter: { work: 'leads' },
      nothing: 'No hay reglas: las solicitudes nuevas se reparten por turnos, o llegan sin responsable.',
    }}
    actions={<AbsencesButton />}
    cards={<Cards />}
    table={<Table />}
  />
);
export default ShareRuleList;

function useNames(): Names {
  const plans = usePlanChoices();
  const states = useStates();
  return {
    plans: Object.fromEntries(plans.map(({ id, name }) => [id, name])),
    states: Object.fromEntries(states.map(({ id, name }) => [id, name])),
  };
}

function Cards() {
  const names = useNames();
  const { data: absences } = useAbsences();
  return (
    <SimpleList<AdminShareRule>
      primaryText={(rule) => <CardTitle aside={<StateChip look={stateOf(rule)} />}>{rule.name}</CardTitle>}
      secondaryText={(rule) => (
        <CardLines>
          <span>{conditionWords(rule, names)}</span>
          <span>{peopleWords(rule, absences)}</span>
        </CardLines>
      )}
    />
  );
}

const Col = DataTable.Col<AdminShareRule>;

function Table() {
  const names = useNames();
  const { data: absences } = useAbsences();
  const { canAccess: mayEdit } = useCanAccess({ resource: 'share-rules', action: 'edit' });
  return (
    <DataTable<AdminShareRule> bulkActionButtons={false}>
      <Col source="name" disableSort cellSx={strong} />
      <Col source="conditions" disableSort render={(rule) => conditionWords(rule, names)} />
      <Col source="people" disableSort render={(rule) => peopleWords(rule, absences)} />
      <Col source="active" disableSort render={(rule) => <StateChip look={stateOf(rule)} />} />
      {mayEdit && <Col source="position" render={({ name }) => <MoveButtons title={name} within="work" />} />}
    </DataTable>
  );
}
