import { Decimal, sum } from '../money.js';
import { compare, expectThat, type Disagreement } from './disagreement.js';
import { isOwed } from './journal.js';
import type { Ledger, LedgerMovement } from './ledger.js';
import { totalOf, unpaidOf } from './parts.js';

/** The contract's own figures against its movements and its schedule. */
export function checkContract(ledger: Ledger, movements: readonly LedgerMovement[]): Disagreement[] {
  const { contract, instalments } = ledger;
  const last = movements.at(-1);
  const unapplied = sum(movements.map((movement) => new Decimal(movement.unapplied))).negated();
  const owed = sum(instalments.filter(isOwed).map((line) => totalOf(unpaidOf(line))));
  return [
    ...compare('contract', 'sequence', movements.length, ledger.sequence),
    ...compare('contract', 'postedOn', last?.postedOn ?? contract.signedOn, ledger.postedOn),
    ...compare('contract', 'dueBalance', owed.minus(unapplied), ledger.dueBalance),
    ...compare('contract', 'dueBalance', last?.dueBalance ?? '0.00', ledger.dueBalance),
    ...compare('contract', 'outstandingCapital', capitalOf(ledger), ledger.outstandingCapital),
    ...compare('contract', 'outstandingCapital', last?.capitalBalance ?? '0.00', ledger.outstandingCapital),
    ...compare('contract', 'unapplied', unapplied, ledger.unapplied),
    ...expectThat(
      unapplied.isZero() || owed.isZero(),
      'contract',
      'unapplied',
      'zero while something is owed',
      unapplied,
    ),
    ...compare('contract', 'paidOffOn', paidOffOn(ledger, movements), ledger.paidOffOn),
  ];
}

/** What the lines still ask for. */
const capitalOf = ({ instalments }: Ledger) => sum(instalments.map((line) => unpaidOf(line).capital));

/** The day on which the last line but a purchase option was settled. */
function paidOffOn({ instalments }: Ledger, movements: readonly LedgerMovement[]): string | null {
  const required = instalments.filter(({ kind }) => kind !== 'purchase_option');
  if (required.some(({ settledOn }) => settledOn === null)) return null;
  const payoffs = movements.filter(({ kind }) => kind === 'payoff').map(({ postedOn }) => postedOn);
  return [...required.map(({ settledOn }) => settledOn ?? ''), ...payoffs].sort().at(-1) ?? null;
}
