import type { StaffImport } from '@flota/schemas';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import HistoryToggleOff from '@mui/icons-material/HistoryToggleOff';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Sync from '@mui/icons-material/Sync';
import Undo from '@mui/icons-material/Undo';

const STEPS = {
  map: { label: 'Por revisar', icon: HourglassEmpty, color: 'default' },
  check: { label: 'Revisándose', icon: Sync, color: 'info' },
  checked: { label: 'Revisada', icon: HourglassEmpty, color: 'warning' },
  write: { label: 'Importándose', icon: Sync, color: 'info' },
  written: { label: 'Importada', icon: CheckCircle, color: 'success' },
  undo: { label: 'Deshaciéndose', icon: Sync, color: 'info' },
  undone: { label: 'Deshecha', icon: Undo, color: 'default' },
  expired: { label: 'Caducada', icon: HistoryToggleOff, color: 'default' },
} as const satisfies Record<StaffImport['step'], object>;

const FAILED = { label: 'Interrumpida', icon: ErrorOutline, color: 'error' } as const;

export const lookOf = ({ hasFailed, step }: StaffImport) => (hasFailed ? FAILED : STEPS[step]);
