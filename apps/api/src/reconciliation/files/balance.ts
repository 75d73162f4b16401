import type { BankFileProblem } from '@flota/schemas';
import { Decimal } from 'decimal.js';

/** That nothing is missing of a statement: what it began with, and its movements, make what it ended with. MXN. */
export function balanceProblem(
  line: number,
  opening: string | null,
  amounts: readonly string[],
  closing: string | null,
): BankFileProblem[] {
  if (opening === null || closing === null) return [];
  const worked = Decimal.sum(opening, 0, ...amounts);
  if (worked.eq(closing)) return [];
  return [{ line, column: 'balance', code: 'BALANCE', detail: worked.minus(closing).toFixed(2) }];
}
