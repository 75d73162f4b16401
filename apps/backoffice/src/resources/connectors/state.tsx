import { type AdminConnector, CONNECTOR_STATE_NAMES, type ConnectorState } from '@flota/schemas';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Error from '@mui/icons-material/ErrorOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlined';
import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import { StateChip } from '../../components/StateChip.js';
import { formatCount, formatInstant } from '../../i18n/format.js';

const LOOKS = {
  off: { icon: PauseCircle, color: 'default' },
  incomplete: { icon: Warning, color: 'warning' },
  untried: { icon: HelpOutline, color: 'info' },
  working: { icon: CheckCircle, color: 'success' },
  failing: { icon: Error, color: 'error' },
} as const;

export const ConnectorChip = ({ state }: { state: ConnectorState }) => (
  <StateChip look={{ ...LOOKS[state], label: CONNECTOR_STATE_NAMES[state] }} />
);

/** How long a call took: `40 ms`, `0.4 s`. */
export const duration = (ms: number): string =>
  ms < 100 ? `${ms} ms` : `${(ms / 1000).toLocaleString('es-MX', { maximumFractionDigits: 1 })} s`;

/** What is owed to a system, e.g. `3 avisos esperan desde el 22 nov 2026, 10:15`; nothing where nothing is. */
export function waitingText({ waiting, waitingSince, givenUp }: AdminConnector): string | null {
  const parts = [
    waiting > 0 &&
      `${waiting === 1 ? 'Un aviso espera' : `${formatCount(waiting)} avisos esperan`}${waitingSince ? ` desde el ${formatInstant(waitingSince)}` : ''}.`,
    givenUp > 0 &&
      `${givenUp === 1 ? 'Un aviso se abandonó' : `${formatCount(givenUp)} avisos se abandonaron`} tras tres días de intentos.`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : null;
}
