import type { AdminStatementRun } from '@flota/schemas';
import Autorenew from '@mui/icons-material/Autorenew';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import { StateChip } from '../../components/StateChip.js';
import { formatCount } from '../../i18n/format.js';
import { stuckOf } from './item-states.js';

export function RunState({ run: { counts, finishedAt } }: { run: AdminStatementRun }) {
  const stuck = stuckOf(counts);
  if (!finishedAt) return <StateChip look={{ label: 'En curso', icon: Autorenew, color: 'info' }} />;
  if (stuck === 0) return <StateChip look={{ label: 'Terminada', icon: CheckCircle, color: 'success' }} />;
  return <StateChip look={{ label: `${formatCount(stuck)} por revisar`, icon: PauseCircle, color: 'warning' }} />;
}
