import { type Book, eventsInForce, payableUntil, standingOn } from '@flota/finance';
import { dayOfColumn, type PaymentPromise } from '@flota/prisma';
import type { PaymentPromiseState } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { owedOf } from '../contracts/index.js';

type Promised = Pick<PaymentPromise, 'amount' | 'day' | 'madeOn' | 'state'>;

/** What a promise is held against. */
export interface PromisedContract {
  book: Pick<Book, 'events'>;
  /** What the contract owes today, MXN. */
  owed: string;
  today: string;
}

export const promisedContract = (book: Book, today: string): PromisedContract => ({
  book,
  owed: owedOf(standingOn(book, today)),
  today,
});

/** Money for what is owed; what is paid to capital ahead keeps no promise. */
const isPayment = ({ type }: { type: string }): boolean => type === 'payment' || type === 'payoff';

/**
 * What came of a promise: money received since the day it was made, up to its day or, where banks don't work that day, the
 * next one that they do. Money that was taken back never came. Where nothing is owed any more there is nothing left to keep.
 */
export function promiseStanding(
  promise: Promised,
  { events }: Pick<Book, 'events'>,
  { owed, today }: Pick<PromisedContract, 'owed' | 'today'>,
): { state: PaymentPromiseState; received: string } {
  const until = payableUntil(dayOfColumn(promise.day));
  const madeOn = dayOfColumn(promise.madeOn);
  const received = eventsInForce(events)
    .filter((event) => isPayment(event) && event.on >= madeOn && event.on <= until)
    .reduce((sum, event) => sum.plus('amount' in event ? event.amount : 0), new Decimal(0));
  return { state: stateOf(), received: received.toFixed(2) };

  function stateOf(): PaymentPromiseState {
    if (promise.state === 'cancelled' || promise.state === 'broken') return promise.state;
    if (received.gte(promise.amount.toString())) return 'kept';
    if (promise.state === 'open' && new Decimal(owed).isZero()) return 'kept';
    return today > until ? 'broken' : 'open';
  }
}
