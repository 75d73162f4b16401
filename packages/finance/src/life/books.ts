import { Decimal, moneyText } from '../money.js';
import { compare, expectThat, type Disagreement } from './disagreement.js';
import type { Book } from './events.js';
import type { Fold } from './fold.js';
import type { LedgerInstalment, LedgerMovement } from './ledger.js';
import { amountsOf, negated, PART_NAMES, partsText, sumOfParts, totalOf } from './parts.js';
import { following, postingOf } from './posting.js';
import { foldOf } from './replay.js';
import { standingOf, type Standing } from './standing.js';

/** What a contract's own row says of its money. MXN with two decimals. */
export interface ContractFigures {
  outstandingCapital: string;
  /** Received and owed for nothing yet; below zero after money was taken back. */
  unapplied: string;
  paidOffOn: string | null;
  /** How many instalments were agreed, by the last restructuring where there was one. */
  termMonths: number;
}

/** All that is kept of a contract's money. */
export interface Books {
  /** In the order of their sequence. */
  movements: readonly LedgerMovement[];
  /** In the order of their number. */
  instalments: readonly LedgerInstalment[];
  figures: ContractFigures;
}

/** What is to be written, and what stands afterwards. */
export interface Posting {
  /** To be added. */
  movements: LedgerMovement[];
  /** The schedule as it is from now on. */
  instalments: LedgerInstalment[];
  figures: ContractFigures;
  standing: Standing;
}

/**
 * What the books of a contract need so that they say what its events make of it at the end of day `on`.
 *
 * @param stored all entries so far, in the order of their sequence
 * @param postedOn the day of writing; each entry's own day where it is missing
 * @throws FinanceError the codes of `replayContract`
 */
export function postBook(
  { contract, events }: Book,
  stored: readonly LedgerMovement[],
  { on, postedOn }: { on: string; postedOn?: string },
): Posting {
  const fold = foldOf(contract, events, on);
  const standing = standingOf(fold, on);
  return {
    movements: postingOf(fold, stored, postedOn === undefined ? {} : { postedOn }),
    instalments: standing.instalments.map(({ instalment }) => instalment),
    figures: figuresOf(fold, on),
    standing,
  };
}

const figuresOf = (fold: Fold, on: string): ContractFigures => ({
  outstandingCapital: moneyText(fold.balance.plus(fold.due(on).capital)),
  unapplied: moneyText(fold.credit),
  paidOffOn: fold.paidOffOn,
  termMonths: fold.termMonths,
});

/**
 * Whether the books of a contract are what its events come to, to the cent: every entry adds up and continues the one
 * before, those that stand are the journal of a replay, and schedule and contract say the same.
 *
 * @param on everything that fell due by the end of that day is in the books
 * @returns what differs; nothing when all agrees
 */
export function checkBooks(book: Book, { figures, instalments, movements }: Books, on: string): Disagreement[] {
  const expected = postBook(book, movements, { on });
  return [
    ...checkEntries(movements),
    ...expected.movements.flatMap(({ amount, kind, reverses, valueOn }) =>
      reverses === null
        ? compare(`contract`, `movements`, `${kind} ${amount} ${valueOn}`, 'none')
        : compare(`movement ${reverses}`, 'amount', 'none', moneyText(new Decimal(amount).negated())),
    ),
    ...checkLines(expected.instalments, instalments),
    ...checkFigures(expected.figures, figures, movements.at(-1)),
  ];
}

/** Every entry by itself and after the one before it. */
function checkEntries(movements: readonly LedgerMovement[]): Disagreement[] {
  const bySequence = new Map(movements.map((movement) => [movement.sequence, movement]));
  return movements.flatMap((movement, index) => {
    const at = `movement ${index + 1}`;
    const before = movements[index - 1];
    const { dueBalance, capitalBalance, sequence } = following(before, movement);
    const allocated = negated(sumOfParts(movement.allocations.map(amountsOf)));
    return [
      ...compare(at, 'sequence', sequence, movement.sequence),
      ...expectThat(movement.postedOn >= (before?.postedOn ?? ''), at, 'postedOn', 'no earlier', movement.postedOn),
      ...compare(at, 'amount', totalOf(amountsOf(movement)).plus(movement.unapplied), new Decimal(movement.amount)),
      ...compare(at, 'dueBalance', dueBalance, movement.dueBalance),
      ...compare(at, 'capitalBalance', capitalBalance, movement.capitalBalance),
      ...(movement.allocations.length === 0
        ? []
        : PART_NAMES.flatMap((name) => compare(at, name, partsText(allocated)[name], movement[name]))),
      ...checkReversal(at, movement, bySequence),
    ];
  });
}

/** What takes an entry back is the same with its signs turned, and comes after it. */
function checkReversal(
  at: string,
  { amount, kind, reverses, sequence }: LedgerMovement,
  bySequence: ReadonlyMap<number, LedgerMovement>,
): Disagreement[] {
  if (reverses === null) return [];
  const taken = bySequence.get(reverses);
  return [
    ...expectThat(reverses < sequence, at, 'reverses', 'an earlier entry', reverses),
    ...compare(at, 'kind', taken?.kind ?? null, kind),
    ...compare(at, 'amount', new Decimal(taken?.amount ?? 0).negated(), new Decimal(amount)),
  ];
}

function checkLines(expected: readonly LedgerInstalment[], found: readonly LedgerInstalment[]): Disagreement[] {
  const byNumber = new Map(found.map((line) => [line.number, line]));
  return [
    ...compare('contract', 'instalments', numbers(expected), numbers(found)),
    ...expected.flatMap((line) => {
      const other = byNumber.get(line.number);
      if (!other) return [];
      const fields = Object.keys(line) as (keyof LedgerInstalment)[];
      return fields.flatMap((field) => compare(`instalment ${line.number}`, field, line[field], other[field]));
    }),
  ];
}

const numbers = (lines: readonly LedgerInstalment[]) => lines.map(({ number }) => number).join(' ');

function checkFigures(
  expected: ContractFigures,
  found: ContractFigures,
  last: LedgerMovement | undefined,
): Disagreement[] {
  return [
    ...compare('contract', 'outstandingCapital', expected.outstandingCapital, found.outstandingCapital),
    ...compare('contract', 'outstandingCapital', last?.capitalBalance ?? '0.00', found.outstandingCapital),
    ...compare('contract', 'unapplied', expected.unapplied, found.unapplied),
    ...compare('contract', 'paidOffOn', expected.paidOffOn, found.paidOffOn),
    ...compare('contract', 'termMonths', expected.termMonths, found.termMonths),
  ];
}
