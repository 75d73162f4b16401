import type { AdminTextMessage, TextFate, TextState } from '@flota/schemas';
import Block from '@mui/icons-material/BlockOutlined';
import Done from '@mui/icons-material/DoneOutlined';
import DoneAll from '@mui/icons-material/DoneAllOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Send from '@mui/icons-material/SendOutlined';
import { stateChoices } from '../choices.js';

const TEXT_STATE_LOOK = {
  pending: { label: 'Pendiente', icon: HourglassEmpty, color: 'warning' },
  sending: { label: 'Enviando', icon: Send, color: 'info' },
  sent: { label: 'Enviado', icon: Done, color: 'success' },
  failed: { label: 'Falló', icon: ErrorOutline, color: 'error' },
  withheld: { label: 'No se envió', icon: Block, color: 'warning' },
} as const satisfies Record<TextState, object>;

const TEXT_FATE_LOOK = {
  sent: { label: 'Enviado', icon: Done, color: 'success' },
  delivered: { label: 'Entregado', icon: DoneAll, color: 'success' },
  read: { label: 'Leído', icon: DoneAll, color: 'success' },
  failed: { label: 'No llegó', icon: ErrorOutline, color: 'error' },
} as const satisfies Record<TextFate, object>;

/** How a message stands: what became of it says more than that it left. */
export const textLook = ({ state, fate }: Pick<AdminTextMessage, 'state' | 'fate'>) =>
  fate ? TEXT_FATE_LOOK[fate] : TEXT_STATE_LOOK[state];

export const TEXT_STATE_CHOICES = stateChoices(TEXT_STATE_LOOK);
export const TEXT_FATE_CHOICES = stateChoices(TEXT_FATE_LOOK);

/** Why it did not arrive, where it did not. */
export function textProblem({ fate, fateReason, lastError, state }: AdminTextMessage): string | null {
  if (fate === 'failed') return fateReason;
  if (state === 'withheld') return 'Ya no quiere mensajes, o ya no había nada que avisar.';
  return state === 'sent' ? null : lastError;
}
