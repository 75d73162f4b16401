import { Box } from '@mui/material';
import {
  DataTable,
  SelectInput,
  SimpleList,
  useGetResourceLabel,
  useResourceDefinitions,
  useTranslateLabel,
} from 'react-admin';
import { SearchList } from '../../components/SearchList.js';
import { formatInstant } from '../../i18n/format.js';
import { actionLabel, describeChanges, type AuditEntry } from './audit-entry.js';
import { auditFieldName } from './texts.js';

/** Every section: what staff did leaves an entry wherever they did it. */
function SectionFilter(props: { source: string; alwaysOn: true }) {
  const labelOf = useGetResourceLabel();
  const names = Object.keys(useResourceDefinitions()).filter((name) => name !== 'audit-log');
  const choices = names
    .map((id) => ({ id, name: labelOf(id, 2) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'es'));
  return <SelectInput {...props} choices={choices} />;
}

const filters = [<SectionFilter key="resource" source="resource" alwaysOn />];

const Col = DataTable.Col<AuditEntry>;

const AuditLogList = () => (
  <SearchList
    search="Persona o registro"
    filters={filters}
    sort={{ field: 'at', order: 'DESC' }}
    cards={<EntryCards />}
    table={<EntryTable />}
  />
);
export default AuditLogList;

const EntryCards = () => (
  <SimpleList<AuditEntry>
    rowClick={false}
    primaryText={(entry) => (
      <strong>
        {actionLabel(entry)} · {entry.actorEmail ?? 'Sistema'}
      </strong>
    )}
    secondaryText={(entry) => (
      <Box component="span" sx={{ display: 'grid', gap: 0.5, mt: 0.5 }}>
        <span>
          <ResourceName name={entry.resource} /> · {formatInstant(entry.at)}
        </span>
        <Changes entry={entry} />
      </Box>
    )}
  />
);

const noWrap = () => ({ whiteSpace: 'nowrap', verticalAlign: 'top' });
const top = () => ({ verticalAlign: 'top' });

const EntryTable = () => (
  <DataTable<AuditEntry> rowClick={false} bulkActionButtons={false}>
    <Col source="at" render={(entry) => formatInstant(entry.at)} cellSx={noWrap} />
    <Col source="actorEmail" disableSort render={(entry) => entry.actorEmail ?? 'Sistema'} cellSx={top} />
    <Col source="action" disableSort render={actionLabel} cellSx={noWrap} />
    <Col source="resource" disableSort render={(entry) => <ResourceName name={entry.resource} />} cellSx={top} />
    <Col source="recordId" disableSort cellSx={top} />
    <Col source="changes" disableSort render={(entry) => <Changes entry={entry} />} cellSx={top} />
  </DataTable>
);

const ResourceName = ({ name }: { name: string }) => useGetResourceLabel()(name, 2);

const Changes = ({ entry }: { entry: AuditEntry }) => {
  const translateLabel = useTranslateLabel();
  const changes = describeChanges(entry);
  if (changes.length === 0) return '—';
  return (
    <Box component="span" sx={{ display: 'grid', gap: 0.25, overflowWrap: 'anywhere' }}>
      {changes.map(({ field, text }) => (
        <span key={field}>
          <b>{auditFieldName(entry.resource, field) ?? translateLabel({ source: field, resource: entry.resource })}:</b>{' '}
          {text}
        </span>
      ))}
    </Box>
  );
};
