import { firstRow } from './amortisation.js';
import { amountReceived } from './contract-cat.js';
import { creditOf } from './credit.js';
import { FinanceError } from './errors.js';
import { financialLeaseOf } from './financial-lease.js';
import { bearingFirstPeriod, irregularFirstPeriod } from './first-period.js';
import { insuranceFigures } from './insurance.js';
import { ZERO, Decimal, type Decimal as Amount } from './money.js';
import { pureLeaseOf } from './pure-lease.js';
import type { AmortisedTerms, FinancingTerms } from './terms.js';

/** What a financing asks of somebody first, MXN. */
export interface FirstMonth {
  /** The first instalment or rent, with its VAT: what a quote is headed by. */
  payment: Amount;
  /** Insurance that is assumed, a month's, with its VAT; zero where there is none. */
  insurance: Amount;
  /** What is paid at signing. */
  initialOutlay: Amount;
  /** Due together with the last instalment; zero where there is none. */
  balloon: Amount;
}

/**
 * The figures of a quote's first month without the rest of it: neither schedule nor CAT, which take a hundred times as
 * long. Equal to those of {@link calculateQuote} to the cent.
 *
 * @throws FinanceError as it does, but for `AMOUNT.TOO_SMALL` of later months
 */
export function firstMonth(terms: FinancingTerms): FirstMonth {
  const insurance = new Decimal(insuranceFigures(terms)?.insuranceTotal ?? ZERO);
  switch (terms.kind) {
    case 'direct_credit':
    case 'flexibility': {
      const credit = creditOf(terms);
      amountReceived({ ...credit, guaranteeDeposit: ZERO });
      const balloon = credit.amortisation.target;
      return { payment: firstTotal(terms, credit), insurance, initialOutlay: credit.initialOutlay, balloon };
    }
    case 'financial_lease': {
      const lease = financialLeaseOf(terms);
      amountReceived(lease);
      return { payment: firstTotal(terms, lease), insurance, initialOutlay: lease.initialOutlay, balloon: ZERO };
    }
    case 'pure_lease': {
      const { rentTotal, initialOutlay } = pureLeaseOf(terms);
      return { payment: rentTotal, insurance, initialOutlay, balloon: ZERO };
    }
    default:
      throw new FinanceError('KIND.NOT_SUPPORTED', 'kind');
  }
}

function firstTotal(
  terms: AmortisedTerms,
  { amortisation }: Pick<ReturnType<typeof creditOf>, 'amortisation'>,
): Amount {
  const [row] = bearingFirstPeriod(amortisation, [firstRow(amortisation)], irregularFirstPeriod(terms));
  return row?.total ?? ZERO;
}
