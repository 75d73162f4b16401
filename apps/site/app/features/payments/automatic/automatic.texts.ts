import type { AutomaticCharge, ChargeStage, SavedCard } from '@flota/schemas';

const BRANDS: Partial<Record<string, string>> = {
  amex: 'American Express',
  carnet: 'Carnet',
  mastercard: 'Mastercard',
  visa: 'Visa',
};

/** What its holder tells a card by: `Visa •••• 4242`. */
export const cardName = ({ brand, lastFour }: Pick<SavedCard, 'brand' | 'lastFour'>): string =>
  `${BRANDS[brand ?? ''] ?? brand ?? 'Tarjeta'} •••• ${lastFour ?? ''}`;

export const STAGE_NAMES: Record<ChargeStage, string> = {
  planned: 'Programado',
  noticed: 'Próximo cobro',
  held: 'Lo omitirá',
  charging: 'Cobrándose',
  failed: 'No se pudo; se intentará de nuevo',
  charged: 'Cobrado',
  skipped: 'No se cobró',
  given_up: 'No se pudo cobrar',
};

const REASONS: Partial<Record<string, string>> = {
  authentication_required: 'Su banco pide que usted autorice cada pago. Páguelo desde su cuenta.',
  card_removed: 'Quitó la tarjeta con la que se pagaba.',
  card_unknown: 'El procesador de pagos ya no reconoce la tarjeta.',
  cards_off: 'Por ahora no recibimos pagos con tarjeta.',
  customer: 'Usted pidió omitir este cobro.',
  ended: 'Se desactivó antes de cobrarlo.',
  expired_card: 'La tarjeta ya venció.',
  insufficient_funds: 'La tarjeta no tiene fondos suficientes.',
  lost_card: 'La tarjeta está reportada o bloqueada.',
  nothing_due: 'Ese día ya no debía nada.',
  over_limit: 'Lo que debía pasaba de su límite.',
  paused: 'El pago automático estaba en pausa.',
  provider_unavailable: 'El procesador de pagos no confirmó el cobro. Lo estamos revisando.',
  settled: 'El contrato ya estaba liquidado.',
  stolen_card: 'La tarjeta está reportada o bloqueada.',
  too_late: 'Ya no se cobró porque pasó el plazo. Páguelo desde su cuenta.',
};

/** Why it was not charged, or stopped: what its customer can do something about. */
export const reasonText = (reason: string): string => REASONS[reason] ?? 'Su banco no autorizó el cobro.';

/** Of a charge that has nothing to explain, `null`. */
export function chargeReason({ failureCode, reason, stage }: AutomaticCharge): string | null {
  if (stage === 'skipped' && reason) return reasonText(reason);
  return (stage === 'given_up' || stage === 'failed') && failureCode ? reasonText(failureCode) : null;
}

export const dayText = (daysBefore: number): string => {
  if (daysBefore === 0) return 'El día que vence';
  return daysBefore === 1 ? '1 día antes de que venza' : `${daysBefore} días antes de que venza`;
};
