import type { AdminContract } from '@flota/schemas';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import { StateChip } from '../../components/StateChip.js';
import { formatDay } from '../../i18n/format.js';

/** Since when it owes what was charged; nothing while it is up to date. */
export const Overdue = ({ contract: { overdueSince } }: { contract: AdminContract }) =>
  overdueSince && (
    <StateChip look={{ label: `Desde ${formatDay(overdueSince)}`, icon: ErrorOutline, color: 'error' }} />
  );
