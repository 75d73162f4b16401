import { EMAIL_STATE_NAMES, type EmailFate, type EmailState } from '@flota/schemas';
import Block from '@mui/icons-material/BlockOutlined';
import DoneAll from '@mui/icons-material/DoneAllOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import Reply from '@mui/icons-material/ReplyOutlined';
import ReportGmailerrorred from '@mui/icons-material/ReportGmailerrorredOutlined';
import Send from '@mui/icons-material/SendOutlined';
import { stateChoices } from '../choices.js';

export const EMAIL_STATE_LOOK = {
  pending: { label: EMAIL_STATE_NAMES.pending, icon: HourglassEmpty, color: 'warning' },
  sending: { label: EMAIL_STATE_NAMES.sending, icon: Send, color: 'info' },
  sent: { label: EMAIL_STATE_NAMES.sent, icon: MarkEmailRead, color: 'success' },
  failed: { label: EMAIL_STATE_NAMES.failed, icon: ErrorOutline, color: 'error' },
  withheld: { label: EMAIL_STATE_NAMES.withheld, icon: Block, color: 'error' },
} as const satisfies Record<EmailState, object>;

/** What became of a mail after it left. */
export const EMAIL_FATE_LOOK = {
  delivered: { label: 'Entregado', icon: DoneAll, color: 'success' },
  bounced: { label: 'Rebotó', icon: Reply, color: 'error' },
  complained: { label: 'Marcado como spam', icon: ReportGmailerrorred, color: 'error' },
} as const satisfies Record<EmailFate, object>;

/** How a mail stands: what became of it says more than that it left. */
export const emailLook = ({ state, fate }: { state: EmailState; fate: EmailFate | null }) =>
  fate ? EMAIL_FATE_LOOK[fate] : EMAIL_STATE_LOOK[state];

export const EMAIL_FATE_CHOICES = stateChoices(EMAIL_FATE_LOOK);

export const EMAIL_STATE_CHOICES = stateChoices(EMAIL_STATE_LOOK);

const ERROR_TEXTS: [RegExp, string][] = [
  [
    /^mail-api: (?:unauthorised|refused)/,
    'El servicio de correo rechazó nuestra llave o al remitente. Avise a sistemas.',
  ],
  [/^mail-api: /, 'El servicio de correo no contestó como debía. Se intentará de nuevo.'],
  [/valid address/i, 'La dirección no es válida. Confírmela con el cliente.'],
  [/demasiado grande/, 'El correo pesa demasiado para enviarse.'],
  [
    /\b55[0134]\b|user unknown|no such user|mailbox (?:unavailable|not found)/i,
    'El buzón no existe o no acepta correo. Confirme la dirección con el cliente.',
  ],
  [/\b552\b|quota|mailbox full/i, 'El buzón del cliente está lleno.'],
  [/\b535\b|EAUTH|authentication/i, 'El servidor de correo rechazó nuestra clave. Avise a sistemas.'],
  [
    /ECONNREFUSED|ECONNECTION|ESOCKET|ENOTFOUND|EDNS/i,
    'No hubo conexión con el servidor de correo. Se intentará de nuevo.',
  ],
  [/ETIMEDOUT|timeout/i, 'El servidor de correo tardó demasiado en contestar. Se intentará de nuevo.'],
  [/\b4(?:21|5[0-2])\b|greylist|try again/i, 'El servidor del cliente pidió intentarlo más tarde.'],
];

/** What a mail server's answer means to somebody who is not a postmaster. */
export function plainMailError(error: string): string {
  return ERROR_TEXTS.find(([pattern]) => pattern.test(error))?.[1] ?? 'El servidor de correo no aceptó el mensaje.';
}
