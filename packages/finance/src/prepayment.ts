import { amortise, toInstalments } from './amortisation.js';
import { FinanceError } from './errors.js';
import { MAX_TERM_MONTHS, readAmount, readCount } from './inputs.js';
import { fractionOf, moneyText, sum, ZERO, type Decimal } from './money.js';
import { outstandingAfter, type Outstanding } from './outstanding.js';
import type { Instalment } from './quote.js';
import type { AmortisedTerms } from './terms.js';

/** The lender's usual minimum, in level payments. */
const DEFAULT_MINIMUM_PAYMENTS = 3;

export interface PrepaymentInput {
  /** The last instalment paid, 0 when none is; on the day of its due date. */
  afterPayment: number;
  /** MXN to capital. */
  prepayment: string;
  /** How many level payments it must amount to at least; 3 unless given. */
  minimumPayments?: number;
}

/** Amounts MXN with two decimals. Sums are of instalments with VAT, without a balloon or purchase option. */
export interface Prepayment {
  balanceBefore: string;
  balanceAfter: string;
  /** Due on top of the prepayment: a financial lease charges VAT on capital too. */
  vatOnPrepayment: string;
  newLastPaymentNumber: number;
  paymentsSaved: number;
  lastPaymentAmount: string;
  remainingBeforeSum: string;
  remainingAfterSum: string;
  /** Without VAT. */
  interestSaved: string;
  /** What remains to be paid. */
  schedule: Instalment[];
}

/**
 * What a payment to capital changes: the instalment stays, the term shortens, the last instalment is partial.
 * A balloon or purchase option stays as it was and falls due with the new last instalment.
 * Source: the product's rule and reference case X01.
 *
 * @throws FinanceError `PREPAYMENT.BELOW_MINIMUM`; `PREPAYMENT.OUT_OF_RANGE` when nothing would be left to pay in
 *   instalments (see {@link calculatePayoff}); `KIND.NOT_SUPPORTED` for a pure lease, which has no capital to prepay;
 *   `COUNT.OUT_OF_RANGE` `afterPayment`; the codes of {@link calculateQuote} for the terms.
 */
export function simulatePrepayment(terms: AmortisedTerms, input: PrepaymentInput): Prepayment {
  const { minimumPayments = DEFAULT_MINIMUM_PAYMENTS } = input;
  const outstanding = outstandingAfter(terms, input);
  const minimum = readCount({ minimumPayments }, 'minimumPayments', { min: 0, max: MAX_TERM_MONTHS });
  return prepaymentFigures(outstanding, readAmount(input, 'prepayment'), minimum);
}

/**
 * The same for a contract that stands at `outstanding`, however it came to be there: what remains to be paid follows
 * from the balance and the number of the last instalment.
 *
 * @throws FinanceError `PREPAYMENT.BELOW_MINIMUM`, `PREPAYMENT.OUT_OF_RANGE`
 */
export function prepaymentFigures(
  { afterPayment, amortisation, balance }: Outstanding,
  prepayment: Decimal,
  minimumPayments: number,
): Prepayment {
  if (prepayment.isZero() || prepayment.lt(amortisation.payment.times(minimumPayments))) {
    throw new FinanceError('PREPAYMENT.BELOW_MINIMUM', 'prepayment');
  }
  const balanceAfter = balance.minus(prepayment);
  if (balanceAfter.lte(amortisation.target)) throw new FinanceError('PREPAYMENT.OUT_OF_RANGE', 'prepayment');

  const remaining = amortise(amortisation, balance, afterPayment);
  const rows = amortise(amortisation, balanceAfter, afterPayment);
  const interestBefore = sum(remaining.map((row) => row.interest));
  const interestAfter = sum(rows.map((row) => row.interest));
  return {
    balanceBefore: moneyText(balance),
    balanceAfter: moneyText(balanceAfter),
    vatOnPrepayment: moneyText(amortisation.vatOn === 'base' ? fractionOf(prepayment, amortisation.vatRate) : ZERO),
    newLastPaymentNumber: afterPayment + rows.length,
    paymentsSaved: remaining.length - rows.length,
    lastPaymentAmount: moneyText(rows.at(-1)?.total ?? ZERO),
    remainingBeforeSum: moneyText(sum(remaining.map((row) => row.total))),
    remainingAfterSum: moneyText(sum(rows.map((row) => row.total))),
    interestSaved: moneyText(interestBefore.minus(interestAfter)),
    schedule: toInstalments(rows),
  };
}
