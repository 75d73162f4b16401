import { quoteCredit } from './credit.js';
import { FinanceError } from './errors.js';
import { quoteFinancialLease } from './financial-lease.js';
import { quotePureLease } from './pure-lease.js';
import type { Quote, QuoteByKind } from './quote.js';
import type { FinancingTerms } from './terms.js';

/**
 * The figures of a financing and its whole schedule.
 *
 * Amounts are MXN as text with two decimals, rounded half up in every cell; `*Percent` are percentages, VAT rates
 * fractions, the term months. Method and formulas: `meta` of the reference cases; CAT: Banco de México's equation.
 *
 * @throws FinanceError names the first field that is wrong, e.g. `DECIMAL.INVALID` `priceWithVat`, `TERM.OUT_OF_RANGE`
 *   `termMonths`; `AMOUNT.TOO_SMALL` when whole cents can't pay the amount down evenly.
 */
export function calculateQuote<Kind extends FinancingTerms['kind']>(
  terms: Extract<FinancingTerms, { kind: Kind }>,
): QuoteByKind[Kind];
export function calculateQuote(terms: FinancingTerms): Quote;
export function calculateQuote(terms: FinancingTerms): Quote {
  switch (terms?.kind) {
    case 'direct_credit':
    case 'flexibility':
      return quoteCredit(terms);
    case 'financial_lease':
      return quoteFinancialLease(terms);
    case 'pure_lease':
      return quotePureLease(terms);
    default:
      throw new FinanceError('KIND.NOT_SUPPORTED', 'kind');
  }
}
