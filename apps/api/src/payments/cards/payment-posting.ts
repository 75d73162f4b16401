import type { Standing } from '@flota/finance';
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
}

/**
 * As what money that came is entered. What was quoted for a day counts from that day, though the card is charged after
 * midnight; a provider's page closes within the hour.
 */
export function eventOfPayment(payment: ReceivedPayment): NewEvent {
  const { amount, capital, effect, excess, kind, receivedOn, startedOn } = payment;
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
export function didAsMeant({ capital, kind }: ReceivedPayment, { before, after }: Pick<Entered, 'before' | 'after'>) {
  switch (kind) {
    case 'due':
      return new Decimal(before.dueNow).gt(0);
    case 'other':
      return before.paidOffOn === null;
    case 'prepayment':
      return new Decimal(before.outstandingCapital).minus(after.outstandingCapital).gte(capital ?? 0);
    case 'payoff':
      return isSettledNow(before, after);
    case 'purchase_option':
      return before.purchaseOption !== null && after.purchaseOption === null;
  }
}

const isSettledNow = (before: Standing, after: Standing) => before.paidOffOn === null && after.paidOffOn !== null;
