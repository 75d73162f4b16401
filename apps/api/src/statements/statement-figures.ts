import { type Book, isReceipt, type LedgerMovement, standingOn } from '@flota/finance';
import { Decimal } from 'decimal.js';
import { z } from 'zod';
import type { StatementMonth } from './statement-month.js';

/** What a statement says in figures, MXN with two decimals; kept with it for good. */
export const statementFiguresSchema = z.object({
  openingDue: z.string(),
  charges: z.string(),
  received: z.string(),
  /** Negative when in the customer's favour. */
  closingDue: z.string(),
  openingCapital: z.string(),
  disbursed: z.string(),
  capitalPaid: z.string(),
  closingCapital: z.string(),
  /** Late interest up to the cut that is not charged yet, with its VAT; not in `closingDue`. */
  lateAccrued: z.string(),
  /** Received by the cut and owed for nothing yet. */
  unapplied: z.string(),
  /** The first instalment that falls due after the cut. */
  next: z.object({ number: z.number().int(), dueOn: z.string(), total: z.string() }).nullable(),
  /**
   * What has to be paid, and until when, so that nothing is owed then: late interest up to that day included. Statements of
   * before it was worked out have none.
   */
  toPay: z.object({ until: z.string(), total: z.string(), lateInterest: z.string() }).nullable().default(null),
});
export type StatementFigures = z.infer<typeof statementFiguresSchema>;

/** A movement as a statement prints it. */
export type StatementMovement = LedgerMovement & { reference: string };

/**
 * The figures of one month. Opening and closing are the balances that the books wrote down; charges and payments are
 * summed here, so that {@link addUp} can tell whether the two agree.
 *
 * @param movements all of the contract's, in the order of their sequence
 */
export function statementFigures(
  book: Book,
  movements: readonly LedgerMovement[],
  { firstDay, cutOn }: StatementMonth,
): StatementFigures {
  const before = movements.findLast(({ postedOn }) => postedOn < firstDay);
  const closing = movements.findLast(({ postedOn }) => postedOn <= cutOn);
  const ofMonth = movementsOf(movements, { firstDay, cutOn });
  const lent = ofMonth.filter(({ kind }) => kind === 'disbursement');
  const receipts = ofMonth.filter(({ kind }) => isReceipt(kind));
  const charges = ofMonth.filter(({ kind }) => kind !== 'disbursement' && !isReceipt(kind));
  const closingDue = closing?.dueBalance ?? '0.00';
  const known = bookAt(book, cutOn);
  const { credit, dueNow, next } = standingOn(known, cutOn);
  return {
    openingDue: before?.dueBalance ?? '0.00',
    charges: total(charges.map(({ amount }) => amount)).toFixed(2),
    received: total(receipts.map(({ amount }) => amount))
      .negated()
      .toFixed(2),
    closingDue,
    openingCapital: before?.capitalBalance ?? '0.00',
    disbursed: total(lent.map(({ capital }) => capital)).toFixed(2),
    capitalPaid: total(receipts.map(({ capital }) => capital))
      .negated()
      .toFixed(2),
    closingCapital: closing?.capitalBalance ?? '0.00',
    // What is due has the late interest of the days since it was last charged, the balance has not.
    lateAccrued: new Decimal(dueNow).minus(credit).minus(closingDue).toFixed(2),
    unapplied: credit,
    next: next && { number: next.number, dueOn: next.dueOn, total: next.total },
    toPay: toPayBy(known, next?.payableUntil ?? cutOn),
  };
}

/** As the books were at the end of that day: without what was entered since. */
const bookAt = ({ contract, events }: Book, day: string): Book => ({
  contract,
  events: events.filter(({ enteredOn, on }) => (enteredOn ?? on) <= day),
});

function toPayBy(book: Book, until: string): StatementFigures['toPay'] {
  const { credit, due, dueNow } = standingOn(book, until);
  const owed = Decimal.max(new Decimal(dueNow).minus(Decimal.min(credit, 0)), 0);
  return { until, total: owed.toFixed(2), lateInterest: Decimal.sum(due.lateInterest, due.lateVat).toFixed(2) };
}

export const movementsOf = <Movement extends LedgerMovement>(
  movements: readonly Movement[],
  { firstDay, cutOn }: StatementMonth,
): Movement[] => movements.filter(({ postedOn }) => postedOn >= firstDay && postedOn <= cutOn);

/** What the closing balances come to by the month's own figures. */
export function addUp(figures: StatementFigures): Pick<StatementFigures, 'closingDue' | 'closingCapital'> {
  const due = new Decimal(figures.openingDue).plus(figures.charges).minus(figures.received);
  const capital = new Decimal(figures.openingCapital).plus(figures.disbursed).minus(figures.capitalPaid);
  return { closingDue: due.toFixed(2), closingCapital: capital.toFixed(2) };
}

const total = (amounts: readonly string[]): Decimal => Decimal.sum(0, ...amounts);
