import { MAX_TERM_MONTHS, readCount } from '../inputs.js';

/** The most instalments a contract ever has: those of the longest term, in the last month of which it gets another. */
export const MAX_INSTALMENTS = 2 * MAX_TERM_MONTHS;
/** Interest alone for longer would put off what is owed, not make it bearable. */
export const MAX_GRACE_MONTHS = 12;

/** How the capital not yet due is to be paid from now on. */
export interface RestructuringTerms {
  /** Instalments still to come, the running one included. */
  paymentsLeft: number;
  /** How many of them pay interest alone. */
  graceMonths: number;
}

/**
 * @throws FinanceError `COUNT.OUT_OF_RANGE` of more instalments than the longest term has, of more than
 *   {@link MAX_GRACE_MONTHS}, or of a grace that leaves no instalment to pay capital
 */
export function readRestructuring(source: Partial<Record<keyof RestructuringTerms, unknown>>): RestructuringTerms {
  const paymentsLeft = readCount(source, 'paymentsLeft', { min: 1, max: MAX_TERM_MONTHS });
  const graceMonths = readCount(source, 'graceMonths', { min: 0, max: Math.min(MAX_GRACE_MONTHS, paymentsLeft - 1) });
  return { paymentsLeft, graceMonths };
}
