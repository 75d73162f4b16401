import type { AdminPayment, PaymentKind } from '@flota/schemas';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import TimerOff from '@mui/icons-material/TimerOffOutlined';
import Undo from '@mui/icons-material/Undo';
import { choicesOf, stateChoices } from '../../components/choices.js';

export const PAYMENT_KIND_NAMES: Record<PaymentKind, string> = {
  due: 'Lo que debe',
  other: 'Otra cantidad',
  prepayment: 'Abono a capital',
  payoff: 'Liquidación anticipada',
  purchase_option: 'Opción de compra',
};

export const PROVIDER_NAMES: Record<AdminPayment['provider'], string> = {
  stripe: 'Tarjeta (Stripe)',
  sandbox: 'Tarjeta (pruebas)',
  transfer: 'Transferencia',
};

export const PROVIDER_CHOICES = choicesOf(PROVIDER_NAMES);

export const PAYMENT_STATE_LOOK = {
  started: { label: 'Iniciado', icon: HourglassEmpty, color: 'info' },
  paid: { label: 'Pagado', icon: CheckCircle, color: 'success' },
  failed: { label: 'Falló', icon: ErrorOutline, color: 'error' },
  expired: { label: 'Venció', icon: TimerOff, color: 'default' },
} as const satisfies Record<AdminPayment['state'], object>;

/** One that was taken back stays paid, and pays nothing. */
export const paymentLook = ({ reversedOn, state }: Pick<AdminPayment, 'reversedOn' | 'state'>) =>
  reversedOn === null ? PAYMENT_STATE_LOOK[state] : REVERSED_LOOK;

const REVERSED_LOOK = { label: 'Anulado', icon: Undo, color: 'warning' } as const;

export const PAYMENT_STATE_CHOICES = stateChoices(PAYMENT_STATE_LOOK);

const FAILURES: Record<string, string> = {
  provider_unavailable: 'No hubo comunicación con el procesador. No se hizo ningún cargo.',
  amount_mismatch: 'El procesador cobró otra cantidad o moneda. Revise el cargo con el procesador antes de aplicarlo.',
};

export const failureText = (code: string): string =>
  FAILURES[code] ?? 'El procesador no aprobó el pago. No se hizo ningún cargo.';
