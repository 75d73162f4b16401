import { FinanceError, type Ledger, payoffOn, type PayoffFigures } from '@flota/finance';
import { orRefuse } from './ledger-refusal.js';

const NOTHING_TO_SETTLE = ['KIND.NOT_SUPPORTED', 'CONTRACT.PAID_OFF'];

/**
 * What settles a contract on a day, for whoever wants to settle it.
 *
 * @throws ProblemException 409 when it is settled, 422 for a pure lease, whose rents are owed to the last
 */
export const payoffOf = (ledger: Ledger, on: string): PayoffFigures => orRefuse(() => payoffOn(ledger, on));

/** The same in one sum, MXN, for whoever only looks; `null` where there is nothing to settle early. */
export function payoffTotal(ledger: Ledger, on: string): string | null {
  try {
    return payoffOn(ledger, on).total;
  } catch (error) {
    if (error instanceof FinanceError && NOTHING_TO_SETTLE.includes(error.code)) return null;
    throw error;
  }
}
