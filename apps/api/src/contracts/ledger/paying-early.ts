import type { LifePayoff, Standing } from '@flota/finance';
import { Decimal } from 'decimal.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';

/**
 * What settles a contract on the day of its standing, for whoever wants to settle it.
 *
 * @throws ProblemException 409 when it is settled, 422 for a pure lease, whose rents are owed to the last
 */
export function payoffOf({ paidOffOn, payoff }: Standing): LifePayoff {
  if (paidOffOn !== null) throw new ProblemException(409, 'CONTRACT.PAID_OFF');
  if (!payoff) throw ProblemException.invalid([{ field: 'kind', code: 'KIND.NOT_SUPPORTED' }]);
  return payoff;
}

/** What is owed that day, less what was received before or with what was taken back, MXN. */
export const owedOf = ({ credit, dueNow }: Pick<Standing, 'credit' | 'dueNow'>): string =>
  Decimal.max(new Decimal(dueNow).minus(credit), 0).toFixed(2);
