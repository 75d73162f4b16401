import { type Book, type Books, checkBooks } from '@flota/finance';
import type { HeldFor, StatementDisagreement } from '@flota/schemas';
import { addUp, type StatementFigures } from './statement-figures.js';

/** What the statements before and after it say, when there are any. */
export interface Neighbours {
  before: Pick<StatementFigures, 'closingDue' | 'closingCapital'> | null;
  after: Pick<StatementFigures, 'openingDue' | 'openingCapital'> | null;
}

/** All that is kept of a contract's money, with everything charged that fell due by the end of day `on`. */
export interface CheckedBooks {
  book: Book;
  books: Books;
  on: string;
}

type Place = StatementDisagreement['at'];

const MOST_SHOWN = 5;

/** Why a statement must not go out, for staff; `null` when it may. A customer gets no figure that the ledger does not bear. */
export function whyHeld(
  { book, books, on }: CheckedBooks,
  figures: StatementFigures,
  { before, after }: Neighbours,
): HeldFor | null {
  const { openingDue, openingCapital, closingDue, closingCapital } = figures;
  const sums = addUp(figures);
  const all = once([
    ...checkBooks(book, books, on).map(({ at, ...difference }) => ({ ...placeOf(at), ...difference })),
    ...difference('statement-before', 'closingDue', before?.closingDue, openingDue),
    ...difference('statement-before', 'closingCapital', before?.closingCapital, openingCapital),
    ...difference('statement-after', 'openingDue', after?.openingDue, closingDue),
    ...difference('statement-after', 'openingCapital', after?.openingCapital, closingCapital),
    ...difference('month', 'closingDue', sums.closingDue, closingDue),
    ...difference('month', 'closingCapital', sums.closingCapital, closingCapital),
  ]);
  const disagreements = all.slice(0, MOST_SHOWN);
  return all.length === 0 ? null : { disagreements, more: all.length - disagreements.length };
}

/** Two checks may find the same thing. */
const once = (all: StatementDisagreement[]): StatementDisagreement[] => [
  ...new Map(all.map((each) => [JSON.stringify(each), each])).values(),
];

/** `movement 12` as the ledger's check says it. */
function placeOf(at: string): Pick<StatementDisagreement, 'at' | 'number'> {
  const [place, number] = at.split(' ');
  return { at: place as Place, number: number === undefined ? null : Number(number) };
}

const difference = (at: Place, field: string, expected: string | undefined, found: string): StatementDisagreement[] =>
  expected === undefined || expected === found ? [] : [{ at, number: null, field, expected, found }];
