import type { CancellationState, IssuedState } from '@flota/schemas';
import Block from '@mui/icons-material/Block';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Undo from '@mui/icons-material/Undo';
import { stateChoices } from '../../components/choices.js';

export const ISSUED_LOOK = {
  pending: { label: 'En espera', icon: HourglassEmpty, color: 'default' },
  sending: { label: 'En el PAC', icon: Schedule, color: 'info' },
  stamped: { label: 'Timbrada', icon: CheckCircle, color: 'success' },
  failed: { label: 'Por atender', icon: ErrorOutline, color: 'error' },
  withdrawn: { label: 'No hizo falta', icon: Undo, color: 'default' },
  cancelled: { label: 'Cancelada', icon: Block, color: 'default' },
} as const satisfies Record<IssuedState, object>;

export const ISSUED_CHOICES = stateChoices(ISSUED_LOOK);

export const CANCELLATION_LOOK = {
  waiting: { label: 'Por autorizar', icon: HourglassEmpty, color: 'warning' },
  pending: { label: 'En espera', icon: HourglassEmpty, color: 'default' },
  sending: { label: 'En el PAC', icon: Schedule, color: 'info' },
  asked: { label: 'En el SAT', icon: Schedule, color: 'info' },
  cancelled: { label: 'Cancelada', icon: CheckCircle, color: 'success' },
  rejected: { label: 'Rechazada por el receptor', icon: Block, color: 'error' },
  failed: { label: 'Por atender', icon: ErrorOutline, color: 'error' },
  refused: { label: 'No autorizada', icon: Undo, color: 'default' },
} as const satisfies Record<CancellationState, object>;
