import type { RateChangeState } from '@flota/schemas';
import Block from '@mui/icons-material/Block';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Undo from '@mui/icons-material/Undo';
import { stateChoices } from '../choices.js';

export const RATE_CHANGE_STATE_LOOK = {
  waiting: { label: 'Espera autorización', icon: HourglassEmpty, color: 'warning' },
  approved: { label: 'Autorizadas', icon: CheckCircle, color: 'success' },
  rejected: { label: 'Rechazadas', icon: Block, color: 'error' },
  withdrawn: { label: 'Retiradas', icon: Undo, color: 'default' },
} as const satisfies Record<RateChangeState, object>;

export const RATE_CHANGE_STATE_CHOICES = stateChoices(RATE_CHANGE_STATE_LOOK);
