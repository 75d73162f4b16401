import { Button } from '@mui/material';
import { Link, useCanAccess, useGetList } from 'react-admin';
import { listPath } from '../../components/list-path.js';

const WAITING = { state: 'waiting' };

/** Who looks for what needs a second person finds other rates, too; they have a list of their own. */
export function RatesWaiting() {
  const { canAccess = false } = useCanAccess({ resource: 'rate-changes', action: 'list' });
  const { total = 0 } = useGetList(
    'rate-changes',
    { filter: WAITING, pagination: { page: 1, perPage: 1 } },
    { enabled: canAccess },
  );
  if (total === 0) return null;
  return (
    <Button component={Link} to={listPath('rate-changes', WAITING)} size="small">
      {total === 1 ? '1 cambio de tasas espera' : `${total} cambios de tasas esperan`}
    </Button>
  );
}
