import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { AdminAuditEntry } from '@flota/schemas';
import { DataTable, Link, SimpleList, useCanAccess, useTranslateLabel } from 'react-admin';
import { SearchList } from '../../components/SearchList.js';
import { formatInstant } from '../../i18n/format.js';
import { describeChanges } from './audit-entry.js';
import { deviceName } from './device-name.js';
import { EntrySentence } from './EntrySentence.js';
import { auditFilters } from './filters.js';
import { auditFieldName } from './texts.js';

const AuditLogList = () => (
  <SearchList
    search="Persona, registro o dirección"
    filters={auditFilters}
    sort={{ field: 'at', order: 'DESC' }}
    exportable
    actions={<ProofLink />}
    cards={<EntryCards />}
    table={<EntryTable />}
  />
);
export default AuditLogList;

function ProofLink() {
  const { canAccess } = useCanAccess({ resource: 'audit-log', action: 'verify' });
  if (!canAccess) return null;
  return (
    <Button component={Link} to="/audit-log/prueba" size="small" startIcon={<VerifiedUser />}>
      Comprobar la bitácora
    </Button>
  );
}

const EntryCards = () => (
  <SimpleList<AdminAuditEntry>
    rowClick={false}
    primaryText={(entry) => <EntrySentence entry={entry} />}
    secondaryText={(entry) => (
      <Box component="span" sx={{ display: 'grid', gap: 0.5, mt: 0.5 }}>
        <span>{formatInstant(entry.at)}</span>
        <Changes entry={entry} />
        <Origin entry={entry} />
      </Box>
    )}
  />
);

const Col = DataTable.Col<AdminAuditEntry>;
const noWrap = () => ({ whiteSpace: 'nowrap', verticalAlign: 'top' });
const top = () => ({ verticalAlign: 'top' });

const EntryTable = () => (
  <DataTable<AdminAuditEntry> rowClick={false} bulkActionButtons={false}>
    <Col source="at" render={(entry) => formatInstant(entry.at)} cellSx={noWrap} />
    <Col source="action" disableSort render={(entry) => <EntrySentence entry={entry} />} cellSx={top} />
    <Col source="changes" disableSort render={(entry) => <Changes entry={entry} />} cellSx={top} />
    <Col source="address" disableSort render={(entry) => <Origin entry={entry} />} cellSx={top} />
  </DataTable>
);

/** Network address, and what the browser says it is; the worker and scripts have neither. */
const Origin = ({ entry: { address, device } }: { entry: AdminAuditEntry }) =>
  address ? (
    <span title={device ?? undefined}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {address}
      </Box>
      {device && (
        <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {deviceName(device)}
        </Typography>
      )}
    </span>
  ) : (
    '—'
  );

const Changes = ({ entry }: { entry: AdminAuditEntry }) => {
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
