import { fullSchedule, type Amortisation } from './amortisation.js';
import { creditOf } from './credit.js';
import { FinanceError } from './errors.js';
import { financialLeaseOf } from './financial-lease.js';
import { readCount } from './inputs.js';
import type { Decimal } from './money.js';
import type { AmortisedTerms, FinancingTerms } from './terms.js';

export interface Outstanding {
  amortisation: Amortisation;
  afterPayment: number;
  /** Capital still owed; includes a balloon or purchase option. */
  balance: Decimal;
}

/** Where a contract paid on time stands after `source.afterPayment` instalments, 0 up to one less than the term. */
export function outstandingAfter(terms: AmortisedTerms, source: { afterPayment: number }): Outstanding {
  const amortisation = amortisationOf(terms);
  const afterPayment = readCount(source, 'afterPayment', { min: 0, max: amortisation.termMonths - 1 });
  const rows = fullSchedule(amortisation);
  return { amortisation, afterPayment, balance: rows[afterPayment - 1]?.balance ?? amortisation.principal };
}

/**
 * How the capital of a contract is paid down.
 *
 * @throws FinanceError `KIND.NOT_SUPPORTED` for a pure lease, which has no capital for the customer
 */
export function amortisationOf(terms: FinancingTerms): Amortisation {
  switch (terms?.kind) {
    case 'direct_credit':
    case 'flexibility':
      return creditOf(terms).amortisation;
    case 'financial_lease':
      return financialLeaseOf(terms).amortisation;
    default:
      throw new FinanceError('KIND.NOT_SUPPORTED', 'kind');
  }
}
