import type { ExportState } from '@flota/schemas';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import HistoryToggleOff from '@mui/icons-material/HistoryToggleOff';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Sync from '@mui/icons-material/Sync';

export const EXPORT_LOOK = {
  waiting: { label: 'En espera', icon: HourglassEmpty, color: 'default' },
  running: { label: 'Preparándose', icon: Sync, color: 'info' },
  ready: { label: 'Listo', icon: CheckCircle, color: 'success' },
  failed: { label: 'No se pudo preparar', icon: ErrorOutline, color: 'error' },
  expired: { label: 'Caducado', icon: HistoryToggleOff, color: 'default' },
} as const satisfies Record<ExportState, object>;
