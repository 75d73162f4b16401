import { addDays, PAYMENT_GROUP_MAX, type PaymentOptions, type PaymentRequest } from '@flota/schemas';
import { byCard, isSome, type PayableContract } from './payment-choices.js';

/** In place of a contract's id: several in one payment. */
export const SEVERAL = 'varios';

/** From so many on, one of them is searched for. */
export const MANY_CONTRACTS = 8;

/** Falls due soon, in days. */
export const SOON_DAYS = 7;

/** What is asked for of each: what is due, or else the next payment. MXN. */
export const askedOf = ({ due, next }: PayableContract): string => (isSome(due) ? due : (next?.missing ?? '0.00'));

/** What is owed first, the latest before the others; then what falls due next, and last what is covered already. */
export function byUrgency(one: PayableContract, other: PayableContract): number {
  const rankOf = (contract: PayableContract) => (isSome(contract.due) ? 0 : isSome(askedOf(contract)) ? 1 : 2);
  return (
    rankOf(one) - rankOf(other) ||
    other.daysLate - one.daysLate ||
    (one.next?.dueOn ?? '9').localeCompare(other.next?.dueOn ?? '9')
  );
}

/** Something can be paid of it together with others, and is asked for. */
const isAsked = (contract: PayableContract): boolean => contract.other !== null && byCard(askedOf(contract));

export const owingTogether = (contracts: readonly PayableContract[]): PayableContract[] =>
  contracts.filter((contract) => isSome(contract.due) && isAsked(contract));

/** Those that owe nothing today, and whose next payment falls due within a week. */
export const dueSoon = (contracts: readonly PayableContract[], today: string): PayableContract[] =>
  contracts.filter(
    (contract) =>
      !isSome(contract.due) &&
      isAsked(contract) &&
      contract.next !== null &&
      contract.next.dueOn <= addDays(today, SOON_DAYS),
  );

/**
 * What the dialog opens on: the contract that was asked for; else what the home says is owed, be it of several or of
 * one; else what falls due next. An id, `SEVERAL`, or `null` where there is nothing to pay.
 */
export function openingOf(
  { cardProvider, contracts }: Pick<PaymentOptions, 'cardProvider' | 'contracts'>,
  wantedId?: string,
): string | null {
  if (contracts.some(({ contractId }) => contractId === wantedId)) return wantedId ?? null;
  if (cardProvider !== null && owingTogether(contracts).length > 1) return SEVERAL;
  return contracts.toSorted(byUrgency)[0]?.contractId ?? null;
}

/** What is chosen of several at first: all that owe, or the two that are the most urgent. The most urgent come first. */
export function firstChosen(contracts: readonly PayableContract[]): string[] {
  const count = Math.max(owingTogether(contracts).length, 2);
  return idsOf(contracts.filter(isAsked)).slice(0, Math.min(count, PAYMENT_GROUP_MAX));
}

/** With these too, as far as one payment takes. */
export const withMore = (ids: readonly string[], contracts: readonly PayableContract[]): string[] =>
  [...new Set([...ids, ...idsOf(contracts)])].slice(0, Math.max(ids.length, PAYMENT_GROUP_MAX));

const idsOf = (contracts: readonly PayableContract[]): string[] => contracts.map(({ contractId }) => contractId);

/** Of exactly what is due it is said so, that late interest of a minute ago is not left behind. */
export const requestOf = ({ contractId, due }: PayableContract, amount: string): PaymentRequest =>
  amount === due ? { contractId, kind: 'due' } : { contractId, kind: 'other', amount };
