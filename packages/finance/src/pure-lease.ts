import { annuity, monthInterest, monthlyRate, toInstalments, type Row } from './amortisation.js';
import { FinanceError } from './errors.js';
import {
  MAX_DEPOSIT_RENTS,
  readCount,
  readFlag,
  readFraction,
  readPercent,
  readPositiveAmount,
  readTerm,
} from './inputs.js';
import { insuranceFigures } from './insurance.js';
import { exactText, fractionOf, moneyText, percentOf, sum, toCents, ZERO, Decimal } from './money.js';
import { METHOD_VERSION, type PureLeaseQuote } from './quote.js';
import type { PureLeaseTerms } from './terms.js';

/**
 * Level rents that pay the price down to the residual value; VAT on the whole rent; the deposit carries no VAT.
 * Source: reference case L01; rents in advance: `meta.payment_formula` of the reference cases.
 */
export function quotePureLease(terms: PureLeaseTerms): PureLeaseQuote {
  const lease = pureLeaseOf(terms);
  const { guaranteeDeposit, initialOutlay, openingFee, openingFeeVat, rentExact, rents, rentTotal, vatRate } = lease;
  const { rent, rentVat, residualValue, termMonths } = rents;
  return {
    residualValueWithoutVat: moneyText(residualValue),
    rentExactWithoutVat: exactText(rentExact),
    rentWithoutVat: moneyText(rent),
    rentVat: moneyText(rentVat),
    rentTotal: moneyText(rentTotal),
    openingFee: moneyText(openingFee),
    openingFeeVat: moneyText(openingFeeVat),
    guaranteeDeposit: moneyText(guaranteeDeposit),
    initialOutlay: moneyText(initialOutlay),
    totalRentsWithVat: moneyText(rentTotal.times(termMonths)),
    optionalPurchaseWithVat: moneyText(residualValue.plus(fractionOf(residualValue, vatRate))),
    ...insuranceFigures(terms),
    schedule: toInstalments(rentRows(rents)),
    methodVersion: METHOD_VERSION,
  };
}

interface PureLease {
  openingFee: Decimal;
  openingFeeVat: Decimal;
  guaranteeDeposit: Decimal;
  /** What is paid at signing, with VAT. */
  initialOutlay: Decimal;
  vatRate: Decimal;
  rentExact: Decimal;
  /** With VAT. */
  rentTotal: Decimal;
  rents: Rents;
}

/** The lease's amounts, from checked terms. */
export function pureLeaseOf(terms: PureLeaseTerms): PureLease {
  const price = readPositiveAmount(terms, 'priceWithoutVat');
  const residualValue = percentOf(price, readPercent(terms, 'residualPercent'));
  const annualRatePercent = readPercent(terms, 'annualRatePercent');
  const termMonths = readTerm(terms);
  const inAdvance = readFlag(terms, 'rentsInAdvance');
  const openingFee = percentOf(price, readPercent(terms, 'openingFeePercent'));
  const depositRents = readCount(terms, 'depositRents', { min: 0, max: MAX_DEPOSIT_RENTS });
  const vatRate = readFraction(terms, 'vatRate');
  if (residualValue.gte(price)) throw new FinanceError('BALLOON.OUT_OF_RANGE', 'residualPercent');

  const rate = monthlyRate(annualRatePercent);
  const rentInArrears = annuity(price, residualValue, rate, termMonths);
  const rentExact = inAdvance ? rentInArrears.div(rate.plus(1)) : rentInArrears;
  const rent = toCents(rentExact);
  const rentVat = fractionOf(rent, vatRate);
  const rentTotal = rent.plus(rentVat);
  const openingFeeVat = fractionOf(openingFee, vatRate);
  const guaranteeDeposit = rent.times(depositRents);
  return {
    openingFee,
    openingFeeVat,
    guaranteeDeposit,
    initialOutlay: sum([openingFee, openingFeeVat, guaranteeDeposit, inAdvance ? rentTotal : ZERO]),
    vatRate,
    rentExact,
    rentTotal,
    rents: { price, residualValue, annualRatePercent, termMonths, inAdvance, rent, rentVat },
  };
}

interface Rents {
  price: Decimal;
  residualValue: Decimal;
  annualRatePercent: Decimal;
  termMonths: number;
  inAdvance: boolean;
  rent: Decimal;
  rentVat: Decimal;
}

/**
 * Rows of a lease. Every rent is the same, so the last month's interest absorbs the cents that rounding left over, and
 * as much as it has of those it lacks (a lease without interest may lack a few). A rent paid in advance lowers the
 * balance before its month's interest; `balance` is always that at the end of the month.
 */
function rentRows({ annualRatePercent, inAdvance, price, rent, rentVat, residualValue, termMonths }: Rents): Row[] {
  const rows: Row[] = [];
  let balance = price;
  for (let number = 1; number <= termMonths; number++) {
    const last = number === termMonths;
    const monthly = monthInterest(inAdvance ? balance.minus(rent) : balance, annualRatePercent);
    const capital = last ? Decimal.min(balance.minus(residualValue), rent) : rent.minus(monthly);
    if (rent.isZero() || capital.isNegative()) throw new FinanceError('AMOUNT.TOO_SMALL', 'priceWithoutVat');
    balance = last ? residualValue : balance.minus(capital);
    rows.push({
      number,
      capital,
      interest: rent.minus(capital),
      vat: rentVat,
      base: rent,
      total: rent.plus(rentVat),
      balance,
    });
  }
  return rows;
}
