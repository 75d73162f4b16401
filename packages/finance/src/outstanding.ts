import { fullSchedule, type Amortisation, type Row } from './amortisation.js';
import { creditOf } from './credit.js';
import { FinanceError } from './errors.js';
import { financialLeaseOf } from './financial-lease.js';
import { readCount } from './inputs.js';
import type { Decimal } from './money.js';
import type { AmortisedTerms } from './terms.js';

interface Outstanding {
  amortisation: Amortisation;
  afterPayment: number;
  /** Capital still owed; includes a balloon or purchase option. */
  balance: Decimal;
  /** The rows that were left to pay. */
  remaining: Row[];
}

/** Where a contract paid on time stands after `source.afterPayment` instalments, 0 up to one less than the term. */
export function outstandingAfter(terms: AmortisedTerms, source: { afterPayment: number }): Outstanding {
  const amortisation = amortisationOf(terms);
  const afterPayment = readCount(source, 'afterPayment', { min: 0, max: amortisation.termMonths - 1 });
  const rows = fullSchedule(amortisation);
  const balance = rows[afterPayment - 1]?.balance ?? amortisation.principal;
  return { amortisation, afterPayment, balance, remaining: rows.slice(afterPayment) };
}

function amortisationOf(terms: AmortisedTerms): Amortisation {
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
