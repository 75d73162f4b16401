import type { AdminAutomaticPayment } from '@flota/schemas';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Pause from '@mui/icons-material/PauseCircleOutlined';
import PowerSettingsNew from '@mui/icons-material/PowerSettingsNew';
import { stateChoices } from '../choices.js';

export const MANDATE_STATE_LOOK = {
  active: { label: 'Activo', icon: CheckCircle, color: 'success' },
  paused: { label: 'En pausa', icon: Pause, color: 'warning' },
  ended: { label: 'Desactivado', icon: PowerSettingsNew, color: 'default' },
} as const satisfies Record<AdminAutomaticPayment['state'], object>;

export const MANDATE_STATE_CHOICES = stateChoices(MANDATE_STATE_LOOK);

const REASONS: Partial<Record<string, string>> = {
  authentication_required: 'El banco pide que el cliente autorice cada pago.',
  card_removed: 'La tarjeta ya no está guardada.',
  card_unknown: 'El procesador ya no reconoce la tarjeta.',
  cards_off: 'No hay procesador de tarjetas encendido.',
  customer: 'Lo pidió el cliente.',
  ended: 'Se desactivó antes de cobrarlo.',
  expired_card: 'La tarjeta venció.',
  insufficient_funds: 'La tarjeta no tiene fondos.',
  lost_card: 'La tarjeta está reportada.',
  nothing_due: 'Ya no se debía nada.',
  over_limit: 'Lo que se debía pasaba del límite del cliente.',
  paused: 'El pago automático estaba en pausa.',
  provider_unavailable: 'El procesador no dijo si se cobró: búsquelo en su panel.',
  settled: 'El contrato se liquidó.',
  staff: 'Lo desactivó el personal.',
  stolen_card: 'La tarjeta está reportada.',
  too_late: 'Pasó el plazo para cobrarlo.',
};

/** Why it stopped or was not charged; the bank's own word stands beside it. */
export const reasonWords = (reason: string): string => REASONS[reason] ?? 'El banco no autorizó el cobro.';

const BRANDS: Partial<Record<string, string>> = {
  amex: 'American Express',
  carnet: 'Carnet',
  mastercard: 'Mastercard',
  visa: 'Visa',
};

export const cardWords = ({ brand, lastFour }: AdminAutomaticPayment['card']): string =>
  `${BRANDS[brand ?? ''] ?? brand ?? 'Tarjeta'} •••• ${lastFour ?? ''}`;

export function dayWords(daysBefore: number): string {
  if (daysBefore === 0) return 'El día que vence';
  return daysBefore === 1 ? '1 día antes de que venza' : `${daysBefore} días antes de que venza`;
}
