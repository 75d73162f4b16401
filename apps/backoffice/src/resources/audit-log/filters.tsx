import {
  BooleanInput,
  DateInput,
  SelectInput,
  TextInput,
  useGetResourceLabel,
  useResourceDefinitions,
} from 'react-admin';
import { ACTION_CHOICES } from './actions.js';

/** Every section: what staff did leaves an entry wherever they did it. */
function SectionFilter(props: { source: string; alwaysOn: true }) {
  const labelOf = useGetResourceLabel();
  const names = Object.keys(useResourceDefinitions()).filter((name) => name !== 'audit-log');
  const choices = names
    .map((id) => ({ id, name: labelOf(id, 2) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'es'));
  return <SelectInput {...props} choices={choices} />;
}

export const auditFilters = [
  <SectionFilter key="resource" source="resource" alwaysOn />,
  <SelectInput key="action" source="action" choices={ACTION_CHOICES} alwaysOn />,
  <TextInput key="actorEmail" source="actorEmail" />,
  <TextInput key="recordId" source="recordId" />,
  <DateInput key="from" source="from" />,
  <DateInput key="to" source="to" />,
  <BooleanInput key="security" source="security" defaultValue={true} disabled />,
];
