import { type Book, eventsInForce, type LifeEvent, payableUntil, standingOn } from '@flota/finance';
import { dayOfColumn, type PaymentPromise } from '@flota/prisma';
import { addDays, type PaymentPromiseState } from '@flota/schemas';
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
 * Until when its money counts, and until when nobody can say that it didn't come: a transfer of the last day is among the
 * bank's movements of the next day that banks work.
 */
export function promiseDays(promise: Pick<PaymentPromise, 'day'>): { payableUntil: string; knownOn: string } {
  const until = payableUntil(dayOfColumn(promise.day));
  return { payableUntil: until, knownOn: payableUntil(addDays(until, 1)) };
}

/**
 * What came of a promise: money entered since the instant it was made, with a value date up to its day or, where banks don't
 * work that day, the next one that they do. Money that was taken back never came. Where nothing is owed any more there is nothing
 * left to keep, and what falls due later breaks none that was kept so.
 */
export function promiseStanding(
  promise: Promised,
  { events }: Pick<Book, 'events'>,
  { owed, today }: Pick<PromisedContract, 'owed' | 'today'>,
): { state: PaymentPromiseState; received: string } {
  const { knownOn, payableUntil: until } = promiseDays(promise);
  const counts = (event: LifeEvent) => isPayment(event) && isKnownSince(event, promise.createdAt) && event.on <= until;
  const came = eventsInForce(events).filter(counts);
  const isTakenBack = came.length < events.filter(counts).length;
  const received = came.reduce((sum, event) => sum.plus('amount' in event ? event.amount : 0), new Decimal(0));
  return { state: stateOf(), received: received.toFixed(2) };

  function stateOf(): PaymentPromiseState {
    if (promise.state === 'cancelled' || promise.state === 'broken') return promise.state;
    if (received.gte(promise.amount.toString())) return 'kept';
    if (new Decimal(owed).isZero() || (promise.state === 'kept' && !isTakenBack)) return 'kept';
    return today > knownOn ? 'broken' : 'open';
  }
}
