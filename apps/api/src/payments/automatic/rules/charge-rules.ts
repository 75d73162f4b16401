import type { Standing } from '@flota/finance';
import { addDays, CARD_PAYMENT_MAX, CARD_PAYMENT_MIN, instantInMexico } from '@flota/schemas';
import { Decimal } from 'decimal.js';

/* When and how much is charged by itself, and what comes after a card was declined. */

/** So many days before a charge its customer is told of it. */
export const NOTICE_DAYS = 3;

/** On the day, in Mexico City: who read the mail late can still stop it. */
const CHARGE_HOUR = 9;

/** After the first day, for declines that may pass: three attempts more, where card networks allow ten times as many. */
const RETRY_DAYS = [1, 3, 5] as const;

export const chargeDay = (dueOn: string, daysBefore: number): string => addDays(dueOn, -daysBefore);

/** The instant from which a day's charges are made. */
export const chargeTime = (day: string): Date => new Date(instantInMexico(day).getTime() + CHARGE_HOUR * 3_600_000);

/** The first line that falls due late enough to be told of in time; `null` where there is none. */
export function firstToCharge(
  { instalments }: Pick<Standing, 'instalments'>,
  daysBefore: number,
  today: string,
): { dueOn: string; chargeOn: string } | null {
  const earliest = addDays(today, NOTICE_DAYS);
  for (const { dueOn, kind, owedTotal } of instalments) {
    const chargeOn = chargeDay(dueOn, daysBefore);
    if (kind !== 'purchase_option' && chargeOn >= earliest && new Decimal(owedTotal).gt(0)) return { dueOn, chargeOn };
  }
  return null;
}

/** All that is owed once this day's line has fallen due, less credit, MXN: what was not paid before too. */
export function owedBy({ credit, instalments }: Pick<Standing, 'credit' | 'instalments'>, dueOn: string): string {
  const lines = instalments.filter((line) => line.kind !== 'purchase_option' && line.dueOn <= dueOn);
  const owed = Decimal.sum(0, ...lines.map(({ owedTotal }) => owedTotal));
  return Decimal.max(owed.minus(credit), 0).toFixed(2);
}

type ToCharge = { amount: string } | { skipped: 'nothing_due' | 'over_limit' };

/**
 * What is charged: what is owed now and never more than was told. Above the limit nothing is, as of a part nobody knows
 * what for; nor what no card takes.
 */
export function amountToCharge(owed: string, { told, limit }: { told: string | null; limit: string | null }): ToCharge {
  const amount = told === null ? new Decimal(owed) : Decimal.min(owed, told);
  if (amount.lt(CARD_PAYMENT_MIN)) return { skipped: 'nothing_due' };
  if (amount.gt(limit ?? CARD_PAYMENT_MAX) || amount.gt(CARD_PAYMENT_MAX)) return { skipped: 'over_limit' };
  return { amount: amount.toFixed(2) };
}

/** What a bank's refusal means: it may pass, its holder has to be there, or the card is not to be asked again. */
type DeclineKind = 'passing' | 'authentication' | 'final';

/** As Stripe says them, which the sandbox speaks too. Networks fine whoever asks a card again after one of these. */
const FINAL = new Set([
  'account_closed',
  'card_not_supported',
  'card_unknown',
  'cards_off',
  'currency_not_supported',
  'do_not_try_again',
  'expired_card',
  'fraudulent',
  'incorrect_number',
  'invalid_account',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'invalid_number',
  'lost_card',
  'merchant_blacklist',
  'new_account_information_available',
  'not_permitted',
  'pickup_card',
  'pin_try_exceeded',
  'restricted_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'security_violation',
  'service_not_allowed',
  'stolen_card',
  'stop_payment_order',
  'transaction_not_allowed',
  // Ours: another amount was taken than was asked. A person has to look before anything else is.
  'amount_mismatch',
]);

const AUTHENTICATION = new Set([
  'authentication_not_handled',
  'authentication_required',
  'mobile_device_authentication_required',
  'offline_pin_required',
  'online_or_offline_pin_required',
]);

export function declineKind(code: string): DeclineKind {
  if (AUTHENTICATION.has(code)) return 'authentication';
  return FINAL.has(code) ? 'final' : 'passing';
}

/**
 * The day of the next attempt after a decline; `null` where there is to be none.
 *
 * @param tries how often the card was asked for it, this time too
 */
export function retryDay(
  code: string,
  tries: number,
  { chargeOn, today }: { chargeOn: string; today: string },
): string | null {
  const days = RETRY_DAYS[tries - 1];
  if (declineKind(code) !== 'passing' || days === undefined) return null;
  const [planned, tomorrow] = [addDays(chargeOn, days), addDays(today, 1)];
  const day = planned > tomorrow ? planned : tomorrow;
  return day > lastChargeDay(chargeOn) ? null : day;
}

/** After that day a charge that never got an answer is not made any more. */
export const lastChargeDay = (chargeOn: string): string => addDays(chargeOn, RETRY_DAYS.at(-1) ?? 0);
