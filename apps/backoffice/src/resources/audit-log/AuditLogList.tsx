import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined';
import { Box, Button } from '@mui/material';
import type { AdminAuditEntry } from '@flota/schemas';
import { DataTable, Link, SimpleList, useCanAccess } from 'react-admin';
import { Cut, noWrap, Pair } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { formatInstant } from '../../i18n/format.js';
import { Changes } from './Changes.js';
import { deviceName } from './device-name.js';
import { EntrySentence } from './EntrySentence.js';
import { auditFilters } from './filters.js';

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
/** The sentence has the ways to records in it; the address is a fact beside. */
const widest = () => ({ minWidth: 208 });

const EntryTable = () => (
  <DataTable<AdminAuditEntry> rowClick={false} bulkActionButtons={false}>
    <Col source="at" render={(entry) => formatInstant(entry.at)} cellSx={noWrap} />
    <Col
      source="action"
      disableSort
      render={(entry) => (
        <Cut>
          <EntrySentence entry={entry} />
        </Cut>
      )}
      cellSx={widest}
    />
    <Col source="changes" disableSort render={(entry) => <Changes entry={entry} />} cellSx={widest} />
    <Col source="address" disableSort render={(entry) => <Origin entry={entry} />} />
  </DataTable>
);

/** Network address, and what the browser says it is; the worker and scripts have neither. */
const Origin = ({ entry: { address, device } }: { entry: AdminAuditEntry }) => {
  if (!address) return '—';
  return (
    <span title={device ?? undefined}>{device ? <Pair first={address} second={deviceName(device)} /> : address}</span>
  );
};
