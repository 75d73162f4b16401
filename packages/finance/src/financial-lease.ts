import { annuity, fullSchedule, monthlyRate, toInstalments, type Amortisation } from './amortisation.js';
import { creditCat } from './contract-cat.js';
import { FinanceError } from './errors.js';
import { bearingFirstPeriod, irregularFirstPeriod } from './first-period.js';
import { MAX_DEPOSIT_RENTS, readCount, readFraction, readPercent, readPositiveAmount, readTerm } from './inputs.js';
import { insuredCatFigures } from './insurance.js';
import { exactText, fractionOf, moneyText, percentOf, sum, toCents, type Decimal } from './money.js';
import { METHOD_VERSION, type FinancialLeaseQuote } from './quote.js';
import type { FinancialLeaseTerms } from './terms.js';

interface FinancialLease {
  initialRent: Decimal;
  initialRentVat: Decimal;
  openingFee: Decimal;
  openingFeeVat: Decimal;
  guaranteeDeposit: Decimal;
  /** What is paid at signing, with VAT. */
  initialOutlay: Decimal;
  vatRate: Decimal;
  rentExact: Decimal;
  amortisation: Amortisation;
}

/**
 * Initial rent, then level rents down to the purchase option; VAT on capital and interest of every rent.
 * Source: reference case F01.
 */
export function quoteFinancialLease(terms: FinancialLeaseTerms): FinancialLeaseQuote {
  const { amortisation, guaranteeDeposit, initialOutlay, initialRent, initialRentVat, ...rest } =
    financialLeaseOf(terms);
  const { openingFee, openingFeeVat, rentExact, vatRate } = rest;
  const { payment: rent, principal: amountFinanced, target: purchaseOption } = amortisation;
  const firstDays = irregularFirstPeriod(terms);
  const rows = bearingFirstPeriod(amortisation, fullSchedule(amortisation), firstDays);
  const rentVat = fractionOf(rent, vatRate);
  const purchaseOptionWithVat = purchaseOption.plus(fractionOf(purchaseOption, vatRate));
  const totalRentsWithVat = sum(rows.map((row) => row.total));
  const totalPaidAll = sum([initialOutlay, totalRentsWithVat, purchaseOptionWithVat]).minus(guaranteeDeposit);
  const flows = { amortisation, rows, openingFee, guaranteeDeposit, firstDays };
  return {
    initialRentWithoutVat: moneyText(initialRent),
    initialRentVat: moneyText(initialRentVat),
    amountFinanced: moneyText(amountFinanced),
    purchaseOptionWithoutVat: moneyText(purchaseOption),
    purchaseOptionWithVat: moneyText(purchaseOptionWithVat),
    rentExactWithoutVat: exactText(rentExact),
    rentWithoutVat: moneyText(rent),
    rentVat: moneyText(rentVat),
    rentTotal: moneyText(rent.plus(rentVat)),
    openingFee: moneyText(openingFee),
    openingFeeVat: moneyText(openingFeeVat),
    guaranteeDeposit: moneyText(guaranteeDeposit),
    initialOutlay: moneyText(initialOutlay),
    totalInterest: moneyText(sum(rows.map((row) => row.interest))),
    totalRentsWithVat: moneyText(totalRentsWithVat),
    totalPaidAll: moneyText(totalPaidAll),
    ...insuredCatFigures(terms, totalPaidAll, (insurance) => creditCat(flows, insurance)),
    schedule: toInstalments(rows),
    methodVersion: METHOD_VERSION,
  };
}

/** The lease's amounts, from checked terms. */
export function financialLeaseOf(terms: FinancialLeaseTerms): FinancialLease {
  const price = readPositiveAmount(terms, 'priceWithoutVat');
  const initialRent = percentOf(price, readPercent(terms, 'initialRentPercent', 'DOWN_PAYMENT.OUT_OF_RANGE'));
  const annualRatePercent = readPercent(terms, 'annualRatePercent');
  const termMonths = readTerm(terms);
  const openingFeePercent = readPercent(terms, 'openingFeePercent');
  const purchaseOption = percentOf(price, readPercent(terms, 'purchaseOptionPercent'));
  const depositRents = readCount(terms, 'depositRents', { min: 0, max: MAX_DEPOSIT_RENTS });
  const vatRate = readFraction(terms, 'vatRate');

  const principal = price.minus(initialRent);
  if (principal.isZero()) throw new FinanceError('DOWN_PAYMENT.OUT_OF_RANGE', 'initialRentPercent');
  if (purchaseOption.gte(principal)) throw new FinanceError('BALLOON.OUT_OF_RANGE', 'purchaseOptionPercent');
  const rentExact = annuity(principal, purchaseOption, monthlyRate(annualRatePercent), termMonths);
  const rent = toCents(rentExact);
  const initialRentVat = fractionOf(initialRent, vatRate);
  const openingFee = percentOf(principal, openingFeePercent);
  const openingFeeVat = fractionOf(openingFee, vatRate);
  const guaranteeDeposit = rent.times(depositRents);
  return {
    initialRent,
    initialRentVat,
    openingFee,
    openingFeeVat,
    guaranteeDeposit,
    initialOutlay: sum([initialRent, initialRentVat, openingFee, openingFeeVat, guaranteeDeposit]),
    vatRate,
    rentExact,
    amortisation: {
      principal,
      target: purchaseOption,
      annualRatePercent,
      termMonths,
      payment: rent,
      level: 'base',
      vatOn: 'base',
      vatRate,
      priceField: 'priceWithoutVat',
    },
  };
}
