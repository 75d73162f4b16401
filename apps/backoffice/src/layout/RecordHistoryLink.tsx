import History from '@mui/icons-material/HistoryOutlined';
import { Button } from '@mui/material';
import { Link, useCanAccess, useResourceDefinitions } from 'react-admin';
import { useLocation } from 'react-router';
import { shownRecord } from './shown-record.js';

/** Below the page of any record: what was done to it, for who reads the audit log. */
export function RecordHistoryLink() {
  const { pathname } = useLocation();
  const definitions = useResourceDefinitions();
  const { canAccess } = useCanAccess({ resource: 'audit-log', action: 'list' });
  const record = shownRecord(pathname, (name) => name in definitions);
  if (!canAccess || !record) return null;
  const query = new URLSearchParams({ filter: JSON.stringify(record), displayedFilters: '{"recordId":true}' });
  return (
    <Button
      component={Link}
      to={`/audit-log?${query}`}
      size="small"
      startIcon={<History />}
      sx={{ mt: 2, alignSelf: 'start' }}
    >
      Ver en la bitácora
    </Button>
  );
}
