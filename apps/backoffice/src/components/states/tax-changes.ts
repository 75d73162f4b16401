import type { TaxChangeState } from '@flota/schemas';
import Block from '@mui/icons-material/Block';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Undo from '@mui/icons-material/Undo';
import { stateChoices } from '../choices.js';

export const TAX_CHANGE_STATE_LOOK = {
  pending: { label: 'Por revisar', icon: HourglassEmpty, color: 'warning' },
  approved: { label: 'Aprobado', icon: CheckCircle, color: 'success' },
  rejected: { label: 'Rechazado', icon: Block, color: 'error' },
  cancelled: { label: 'Cancelado por el cliente', icon: Undo, color: 'default' },
} as const satisfies Record<TaxChangeState, object>;

export const TAX_CHANGE_STATE_CHOICES = stateChoices(TAX_CHANGE_STATE_LOOK);
