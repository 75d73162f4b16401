import type { Excess, PaymentKind, PrepaymentEffect } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import type { Entered, NewEvent } from '../../contracts/index.js';

export interface ReceivedPayment {
  kind: PaymentKind;
  /** MXN. */
  amount: string;
  /** Of a prepayment: what was asked to go to capital, MXN. */
  capital: string | null;
  effect: PrepaymentEffect | null;
  /** What the customer wants with money beyond what is due, where they said so. */
  excess: Excess | null;
  /** The day the customer was told the amount, and the day the money came. */
  startedOn: string;
  receivedOn: string;
  /** Whether other money came in between: this may be the same once more, from another window. */
  overtaken: boolean;
}

/**
 * As what money that came is entered. What was quoted for a day counts from that day, though the card is charged after
 * midnight; a provider's page closes within the hour. Of money that was overtaken nobody knows any more what it is for:
 * it pays what is due, and the rest waits for the customer's word; unless it was to settle or buy, which is done once.
 */
export function eventOfPayment(payment: ReceivedPayment): NewEvent {
  const { amount, capital, effect, excess, kind, overtaken, receivedOn, startedOn } = payment;
  if (overtaken && kind !== 'payoff' && kind !== 'purchase_option') {
    return { type: 'payment', amount, on: receivedOn, excess: 'advance' };
  }
  switch (kind) {
    case 'due':
      // Exactly what was due: what is too much came twice, and is kept for the customer to say what for.
      return { type: 'payment', amount, on: receivedOn, excess: 'advance' };
    case 'other':
      return { type: 'payment', amount, on: receivedOn, ...(excess && { excess }), ...(effect && { effect }) };
    case 'prepayment':
      return { type: 'prepayment', amount, capital: capital ?? amount, effect: effect ?? 'term', on: startedOn };
    case 'payoff':
      return { type: 'payoff', amount, on: startedOn };
    case 'purchase_option':
      return { type: 'purchase_option', amount, on: startedOn };
  }
}

/** Whether the money did what it was meant for. It is never refused: what it could not do stays as credit. */
export function didAsMeant(payment: ReceivedPayment, { before, after }: Pick<Entered, 'before' | 'after'>): boolean {
  const { amount, capital, kind, overtaken } = payment;
  const kept = new Decimal(after.credit).minus(before.credit);
  switch (kind) {
    case 'due':
      return new Decimal(amount).lte(new Decimal(before.dueNow).minus(before.credit));
    case 'other':
      return before.paidOffOn === null && !(overtaken && kept.gt(0));
    case 'prepayment':
      return new Decimal(before.outstandingCapital).minus(after.outstandingCapital).gte(capital ?? 0);
    case 'payoff':
      return before.paidOffOn === null && after.paidOffOn !== null;
    case 'purchase_option':
      return before.purchaseOption !== null && after.purchaseOption === null;
  }
}
