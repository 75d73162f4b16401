import type { RestructuringState } from '@flota/schemas';
import Block from '@mui/icons-material/Block';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import SettingsBackupRestore from '@mui/icons-material/SettingsBackupRestore';
import Undo from '@mui/icons-material/Undo';

export const RESTRUCTURING_STATE_LOOK = {
  open: { label: 'Por aceptar', icon: HourglassEmpty, color: 'info' },
  accepted: { label: 'Aceptada', icon: CheckCircle, color: 'success' },
  declined: { label: 'Rechazada', icon: Block, color: 'error' },
  withdrawn: { label: 'Retirada', icon: Undo, color: 'default' },
  expired: { label: 'Venció', icon: EventBusy, color: 'default' },
  reversed: { label: 'Revertida', icon: SettingsBackupRestore, color: 'error' },
} as const satisfies Record<RestructuringState, object>;
