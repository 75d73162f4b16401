import { calculateQuote, FinanceError, type FinancingTerms } from '@flota/finance';
import { type Contract, dayOfColumn } from '@flota/prisma';

/**
 * The CAT of a contract as it was signed, e.g. `16.6%`: its first payment counts from its real day. `null` for a pure lease,
 * which is no credit, and for terms of the lender's former books that no quote of ours could have.
 */
export function contractCat({
  terms,
  startsOn,
  firstDueOn,
}: Pick<Contract, 'terms' | 'startsOn' | 'firstDueOn'>): string | null {
  const agreed = terms as unknown as FinancingTerms;
  if (agreed.kind === 'pure_lease') return null;
  const firstPeriod = { startsOn: dayOfColumn(startsOn), firstDueOn: dayOfColumn(firstDueOn) };
  try {
    return calculateQuote({ ...agreed, firstPeriod }).catDisplay;
  } catch (error) {
    if (error instanceof FinanceError) return null;
    throw error;
  }
}
