import { type Ledger, type LedgerMovement, positionOn } from '@flota/finance';
import { Decimal } from 'decimal.js';
import { z } from 'zod';
import { ledgerAt } from './ledger-at.js';
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
  /** Received by the cut and not owed yet. */
  unapplied: z.string(),
  /** The first instalment that falls due after the cut. */
  next: z.object({ number: z.number().int(), dueOn: z.string(), total: z.string() }).nullable(),
});
export type StatementFigures = z.infer<typeof statementFiguresSchema>;

/**
 * The figures of one month. Opening and closing are the balances that the ledger wrote down; charges and payments are
 * summed here, so that {@link addUp} can tell whether the two agree.
 *
 * @param movements all of the contract's, in the order of their sequence
 */
export function statementFigures(
  ledger: Ledger,
  movements: readonly LedgerMovement[],
  { firstDay, cutOn }: StatementMonth,
): StatementFigures {
  const before = movements.findLast(({ postedOn }) => postedOn < firstDay);
  const ofMonth = movementsOf(movements, { firstDay, cutOn });
  const closing = movements.findLast(({ postedOn }) => postedOn <= cutOn);
  const owed = ofMonth.filter(({ kind }) => kind !== 'disbursement').map(({ amount }) => new Decimal(amount));
  const lent = ofMonth.filter(({ kind }) => kind === 'disbursement');
  const paid = ofMonth.filter(({ capital }) => capital.startsWith('-'));
  const atCut = ledgerAt(ledger, movements, cutOn);
  return {
    openingDue: before?.dueBalance ?? '0.00',
    charges: Decimal.sum(0, ...owed.filter((amount) => amount.gt(0))).toFixed(2),
    received: Decimal.sum(0, ...owed.filter((amount) => amount.lt(0)))
      .abs()
      .toFixed(2),
    closingDue: closing?.dueBalance ?? '0.00',
    openingCapital: before?.capitalBalance ?? '0.00',
    disbursed: Decimal.sum(0, ...lent.map(({ capital }) => capital)).toFixed(2),
    capitalPaid: Decimal.sum(0, ...paid.map(({ capital }) => capital))
      .abs()
      .toFixed(2),
    closingCapital: closing?.capitalBalance ?? '0.00',
    lateAccrued: lateAccruedAt(atCut, cutOn),
    unapplied: atCut.unapplied,
    next: nextAfter(atCut, cutOn),
  };
}

export const movementsOf = (
  movements: readonly LedgerMovement[],
  { firstDay, cutOn }: StatementMonth,
): LedgerMovement[] => movements.filter(({ postedOn }) => postedOn >= firstDay && postedOn <= cutOn);

/** What the closing balances come to by the month's own figures. */
export function addUp(figures: StatementFigures): Pick<StatementFigures, 'closingDue' | 'closingCapital'> {
  const due = new Decimal(figures.openingDue).plus(figures.charges).minus(figures.received);
  const capital = new Decimal(figures.openingCapital).plus(figures.disbursed).minus(figures.capitalPaid);
  return { closingDue: due.toFixed(2), closingCapital: capital.toFixed(2) };
}

function lateAccruedAt(atCut: Ledger, cutOn: string): string {
  const accruals = positionOn(atCut, cutOn).instalments.flatMap(({ late }) => late ?? []);
  return Decimal.sum(0, ...accruals.flatMap(({ interest, vat }) => [interest, vat])).toFixed(2);
}

function nextAfter({ instalments }: Ledger, cutOn: string): StatementFigures['next'] {
  const next = instalments.find(({ kind, dueOn }) => kind !== 'purchase_option' && dueOn > cutOn);
  return next ? { number: next.number, dueOn: next.dueOn, total: next.total } : null;
}
