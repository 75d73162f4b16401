import { checkLedger, type Ledger, type LedgerMovement } from '@flota/finance';
import { addUp, type StatementFigures } from './statement-figures.js';

/** What the statements before and after it say, when there are any. */
export interface Neighbours {
  before: Pick<StatementFigures, 'closingDue' | 'closingCapital'> | null;
  after: Pick<StatementFigures, 'openingDue' | 'openingCapital'> | null;
}

const MOST_SHOWN = 5;

/** Why a statement must not go out, for staff; `null` when it may. A customer gets no figure that the ledger does not bear. */
export function whyHeld(
  ledger: Ledger,
  movements: readonly LedgerMovement[],
  figures: StatementFigures,
  { before, after }: Neighbours,
): string | null {
  const disagreements = checkLedger(ledger, movements).map(
    ({ at, field, expected, found }) => `${at}, ${field}: expected ${expected}, found ${found}`,
  );
  const reasons = [
    ...disagreements,
    ...difference('closing due of the statement before', before?.closingDue, figures.openingDue),
    ...difference('closing capital of the statement before', before?.closingCapital, figures.openingCapital),
    ...difference('opening due of the statement after', after?.openingDue, figures.closingDue),
    ...difference('opening capital of the statement after', after?.openingCapital, figures.closingCapital),
  ];
  const sum = addUp(figures);
  if (sum) reasons.push(sum);
  if (reasons.length === 0) return null;
  const more = reasons.length - MOST_SHOWN;
  return [...reasons.slice(0, MOST_SHOWN), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

const difference = (what: string, expected: string | undefined, found: string): string[] =>
  expected === undefined || expected === found ? [] : [`${what}: expected ${expected}, found ${found}`];
