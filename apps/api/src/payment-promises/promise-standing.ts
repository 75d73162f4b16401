import { type Book, eventsInForce, type LifeEvent, payableUntil, standingOn } from '@flota/finance';
import { dayOfColumn, type PaymentPromise } from '@flota/prisma';
import type { PaymentPromiseState } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { owedOf } from '../contracts/index.js';

type Promised = Pick<PaymentPromise, 'amount' | 'createdAt' | 'day' | 'state'>;

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
const isPayment = ({ type }: LifeEvent): boolean => type === 'payment' || type === 'payoff';

/** What was known when it was made is no part of what was promised, whatever its value date; what is entered now is. */
const isKnownSince = ({ enteredAt }: LifeEvent, madeAt: Date): boolean =>
  enteredAt === undefined || new Date(enteredAt) > madeAt;

/**
 * What came of a promise: money entered since the instant it was made, with a value date up to its day or, where banks don't
 * work that day, the next one that they do. Money that was taken back never came. Where nothing is owed any more there is nothing left to keep.
 */
export function promiseStanding(
  promise: Promised,
  { events }: Pick<Book, 'events'>,
  { owed, today }: Pick<PromisedContract, 'owed' | 'today'>,
): { state: PaymentPromiseState; received: string } {
  const until = payableUntil(dayOfColumn(promise.day));
  const received = eventsInForce(events)
    .filter((event) => isPayment(event) && isKnownSince(event, promise.createdAt) && event.on <= until)
    .reduce((sum, event) => sum.plus('amount' in event ? event.amount : 0), new Decimal(0));
  return { state: stateOf(), received: received.toFixed(2) };

  function stateOf(): PaymentPromiseState {
    if (promise.state === 'cancelled' || promise.state === 'broken') return promise.state;
    if (received.gte(promise.amount.toString())) return 'kept';
    if (promise.state === 'open' && new Decimal(owed).isZero()) return 'kept';
    return today > until ? 'broken' : 'open';
  }
}
