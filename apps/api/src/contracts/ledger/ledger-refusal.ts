import { FinanceError } from '@flota/finance';
import { ProblemException } from '../../platform/errors/problem.exception.js';

/**
 * Runs a calculation on a ledger. What it refuses leaves as a refusal of the request: 409 when the contract is not in a
 * state for it, 422 for the field that is wrong.
 */
export function orRefuse<T>(calculate: () => T): T {
  try {
    return calculate();
  } catch (error) {
    throw error instanceof FinanceError ? refusalOf(error) : error;
  }
}

function refusalOf({ code, field }: FinanceError): ProblemException {
  switch (code) {
    case 'CONTRACT.PAID_OFF':
      return new ProblemException(409, 'CONTRACT.PAID_OFF');
    case 'RESTRUCTURING.NOTHING_LEFT':
      return new ProblemException(409, 'RESTRUCTURING.NOTHING_LEFT');
    default:
      // Of a request for money to capital its amount is what the books call capital.
      return ProblemException.invalid([{ field: field === 'capital' ? 'amount' : field, code }]);
  }
}
