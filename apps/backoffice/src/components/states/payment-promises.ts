import type { PaymentPromiseState } from '@flota/schemas';
import Block from '@mui/icons-material/Block';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Undo from '@mui/icons-material/Undo';
import { stateChoices } from '../choices.js';

export const PAYMENT_PROMISE_STATE_LOOK = {
  open: { label: 'Abierta', icon: HourglassEmpty, color: 'info' },
  kept: { label: 'Cumplida', icon: CheckCircle, color: 'success' },
  broken: { label: 'Incumplida', icon: Block, color: 'error' },
  cancelled: { label: 'Retirada', icon: Undo, color: 'default' },
} as const satisfies Record<PaymentPromiseState, object>;

export const PAYMENT_PROMISE_STATE_CHOICES = stateChoices(PAYMENT_PROMISE_STATE_LOOK);
