import { annuity, fullSchedule, monthlyRate, toInstalments, type Amortisation } from './amortisation.js';
import { creditCat } from './contract-cat.js';
import { FinanceError } from './errors.js';
import { bearingFirstPeriod, irregularFirstPeriod } from './first-period.js';
import { readChoice, readFlag, readFraction, readPercent, readPositiveAmount, readTerm } from './inputs.js';
import { insuredCatFigures } from './insurance.js';
import { exactText, fractionOf, moneyText, percentOf, sum, toCents, ZERO, type Decimal } from './money.js';
import { METHOD_VERSION, type CreditQuote } from './quote.js';
import type { CreditTerms } from './terms.js';

interface Credit {
  downPayment: Decimal;
  openingFee: Decimal;
  openingFeeVat: Decimal;
  openingFeeFinanced: boolean;
  /** What is paid at signing. */
  initialOutlay: Decimal;
  monthlyPaymentExact: Decimal;
  amortisation: Amortisation;
}

/**
 * A credit with or without a balloon: French amortisation of the price less the down payment.
 * Source: reference cases C01 to C06; VAT on the interest by who borrows: LIVA art. 15-X-b.
 */
export function quoteCredit(terms: CreditTerms): CreditQuote {
  const { amortisation, downPayment, initialOutlay, monthlyPaymentExact, openingFee, openingFeeVat } = creditOf(terms);
  const { payment, principal: amountFinanced, target: balloon } = amortisation;
  const firstDays = irregularFirstPeriod(terms);
  const rows = bearingFirstPeriod(amortisation, fullSchedule(amortisation), firstDays);
  const totalOfMonthlyPayments = sum(rows.map((row) => row.total));
  const totalPaidAll = sum([initialOutlay, totalOfMonthlyPayments, balloon]);
  const flows = { amortisation, rows, openingFee, guaranteeDeposit: ZERO, firstDays };
  return {
    amountFinanced: moneyText(amountFinanced),
    downPayment: moneyText(downPayment),
    openingFee: moneyText(openingFee),
    openingFeeVat: moneyText(openingFeeVat),
    initialOutlay: moneyText(initialOutlay),
    monthlyPaymentExact: exactText(monthlyPaymentExact),
    monthlyPayment: moneyText(payment),
    totalInterest: moneyText(sum(rows.map((row) => row.interest))),
    totalVatOnInterest: moneyText(sum(rows.map((row) => row.vat))),
    totalOfMonthlyPayments: moneyText(totalOfMonthlyPayments),
    balloon: moneyText(balloon),
    totalPaidAll: moneyText(totalPaidAll),
    ...insuredCatFigures(terms, totalPaidAll, (insurance) => creditCat(flows, insurance)),
    schedule: toInstalments(rows),
    methodVersion: METHOD_VERSION,
  };
}

/** The credit's amounts, from checked terms. */
export function creditOf(terms: CreditTerms): Credit {
  const price = readPositiveAmount(terms, 'priceWithVat');
  const downPayment = percentOf(price, readPercent(terms, 'downPaymentPercent', 'DOWN_PAYMENT.OUT_OF_RANGE'));
  const annualRatePercent = readPercent(terms, 'annualRatePercent');
  const termMonths = readTerm(terms);
  const openingFeePercent = readPercent(terms, 'openingFeePercent');
  const openingFeeFinanced = readFlag(terms, 'openingFeeFinanced');
  const vatRate = readFraction(terms, 'vatRate');
  const vatOnInterestRate = readFraction(terms, 'vatOnInterestRate');
  const paymentMode = readChoice(terms, 'paymentMode', ['base_fixed', 'total_fixed']);
  const balloon = percentOf(price, readPercent(terms, 'balloonPercentOfPrice'));

  const lent = price.minus(downPayment);
  if (lent.isZero()) throw new FinanceError('DOWN_PAYMENT.OUT_OF_RANGE', 'downPaymentPercent');
  const openingFee = percentOf(lent, openingFeePercent);
  const openingFeeVat = fractionOf(openingFee, vatRate);
  const principal = openingFeeFinanced ? sum([lent, openingFee, openingFeeVat]) : lent;
  if (balloon.gte(principal)) throw new FinanceError('BALLOON.OUT_OF_RANGE', 'balloonPercentOfPrice');

  const level = paymentMode === 'total_fixed' ? 'total' : 'base';
  const rate = monthlyRate(annualRatePercent);
  // With the whole payment level, its VAT acts like more interest.
  const effectiveRate = level === 'total' ? rate.times(vatOnInterestRate.plus(1)) : rate;
  const monthlyPaymentExact = annuity(principal, balloon, effectiveRate, termMonths);
  return {
    downPayment,
    openingFee,
    openingFeeVat,
    openingFeeFinanced,
    initialOutlay: openingFeeFinanced ? downPayment : sum([downPayment, openingFee, openingFeeVat]),
    monthlyPaymentExact,
    amortisation: {
      principal,
      target: balloon,
      annualRatePercent,
      termMonths,
      payment: toCents(monthlyPaymentExact),
      level,
      vatOn: 'interest',
      vatRate: vatOnInterestRate,
      priceField: 'priceWithVat',
    },
  };
}
