import { type Book, eventsInForce, standingOn } from '@flota/finance';
import type { ReceivedTransfer, UnusualReason } from '@flota/schemas';
import { Decimal } from 'decimal.js';

/** MXN that a transfer may bring beyond what is owed: people round up. */
const A_LITTLE = 100;
/** So many times what is usual is far from it. */
const FAR = 3;

/** Why an amount makes one look twice, and what it is compared with. MXN. */
export interface Unusual {
  reason: UnusualReason;
  amount: string;
  /** The most that can be owed: what settles the contract. */
  most: string;
  /** The largest of what is due, what falls due next and what came at once so far. */
  usual: string;
}

type Money = Pick<ReceivedTransfer, 'kind' | 'amount' | 'receivedOn'>;

/**
 * Whether money that came is of an amount that nobody would expect of that contract: it owes nothing, or not so much, or
 * never paid so much at once without saying what for. `null`: it is as usual.
 */
export function unusualMoney(book: Book, { amount, kind, receivedOn }: Money, today: string): Unusual | null {
  const money = new Decimal(amount);
  const then = mostOwed(book, receivedOn);
  const now = mostOwed(book, today);
  const most = Decimal.max(then, now);
  const usual = usualMoney(book, receivedOn);
  const because = (reason: UnusualReason): Unusual => ({
    reason,
    amount: money.toFixed(2),
    most: most.toFixed(2),
    usual: usual.toFixed(2),
  });
  if (most.isZero()) return because('paid-off');
  if (money.gt(most.plus(A_LITTLE))) return because('more-than-owed');
  return kind === 'payment' && money.gt(usual.times(FAR)) ? because('unusual') : null;
}

function mostOwed(book: Book, on: string): Decimal {
  const { credit, instalments, paidOffOn, payoff, purchaseOption } = standingOn(book, on);
  if (paidOffOn) return new Decimal(purchaseOption ?? 0);
  if (payoff) return new Decimal(payoff.total);
  // Rents are owed to the last.
  const rents = instalments.filter(
    ({ instalment, kind }) => instalment.settledOn === null && kind !== 'purchase_option',
  );
  return Decimal.max(Decimal.sum(0, ...rents.map(({ owedTotal }) => owedTotal)).minus(credit), 0);
}

function usualMoney(book: Book, on: string): Decimal {
  const { dueNow, next } = standingOn(book, on);
  const came = eventsInForce(book.events).flatMap((event) => (event.type === 'payment' ? event.amount : []));
  return Decimal.max(dueNow, next?.total ?? 0, ...came);
}
