import { dailyInterest, MAX_DAYS } from './daily-interest.js';
import { readCount } from './inputs.js';
import { fractionOf, moneyText, sum } from './money.js';
import { outstandingAfter } from './outstanding.js';
import type { AmortisedTerms } from './terms.js';

export interface PayoffInput {
  /** The last instalment paid, 0 when none is. */
  afterPayment: number;
  /** Days from that instalment's due date (the contract's date when none is paid) to the day of the payoff. */
  daysSinceLastDueDate: number;
}

/** MXN with two decimals. */
export interface Payoff {
  /** Capital still owed; includes a balloon or purchase option. */
  principal: string;
  interest: string;
  /** On the interest; for a financial lease on principal and interest. */
  vat: string;
  total: string;
}

/**
 * What settles a contract that is paid up to `afterPayment`: the capital still owed, and its interest for the days since
 * the last due date (actual/360). No fee is charged for paying early. Source: the product's rule.
 *
 * @throws FinanceError `KIND.NOT_SUPPORTED` for a pure lease, whose vehicle is the lessor's; `COUNT.OUT_OF_RANGE`
 *   `afterPayment` or `daysSinceLastDueDate`; the codes of {@link calculateQuote} for the terms.
 */
export function calculatePayoff(terms: AmortisedTerms, input: PayoffInput): Payoff {
  const { amortisation, balance } = outstandingAfter(terms, input);
  const days = readCount(input, 'daysSinceLastDueDate', { min: 0, max: MAX_DAYS });
  const interest = dailyInterest(balance, amortisation.annualRatePercent, days);
  const vat = fractionOf(amortisation.vatOn === 'base' ? balance.plus(interest) : interest, amortisation.vatRate);
  return {
    principal: moneyText(balance),
    interest: moneyText(interest),
    vat: moneyText(vat),
    total: moneyText(sum([balance, interest, vat])),
  };
}
