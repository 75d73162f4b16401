import { catFigures } from './cat.js';
import { FinanceError } from './errors.js';
import { readAmount, readFlag, readFraction } from './inputs.js';
import { fractionOf, moneyText, toCents, ZERO, type Decimal } from './money.js';
import type { PlanRules } from './plan-rules.js';
import type { InsuranceFigures, InsuredCatFigures } from './quote.js';
import type { AmortisedTerms, FinancingTerms, InsuranceTerms } from './terms.js';

/** A month's share of the yearly premium, MXN to the cent. Multiplies before it divides: a twelfth may never end. */
const monthlyPremium = (priceWithVat: Decimal, annualPercentOfPrice: string): Decimal =>
  toCents(priceWithVat.times(annualPercentOfPrice).div(1200));

/**
 * The terms that a plan's rules make of its insurance; nothing where the plan has no estimate of it.
 *
 * @param wanted whether optional insurance is taken; by default it is assumed
 * @throws FinanceError `RATE.NOT_AVAILABLE` (`vehicleType`) when no premium is for that type of vehicle: leaving it out
 *   would show a CAT that is too low; `INSURANCE.MANDATORY`, `INSURANCE.NOT_OFFERED` (`insurance`)
 */
export function insuranceTerms(
  { insurance }: PlanRules,
  vehicleType: string,
  priceWithVat: Decimal,
  wanted?: boolean,
): InsuranceTerms {
  if (!insurance) {
    if (wanted) throw new FinanceError('INSURANCE.NOT_OFFERED', 'insurance');
    return {};
  }
  if (wanted === false) {
    if (insurance.mandatory) throw new FinanceError('INSURANCE.MANDATORY', 'insurance');
    return {};
  }
  const premium = insurance.premiums.find(({ vehicleTypes }) => vehicleTypes?.includes(vehicleType) ?? true);
  if (!premium) throw new FinanceError('RATE.NOT_AVAILABLE', 'vehicleType');
  const { annualPercentOfPrice } = premium;
  const monthly = moneyText(monthlyPremium(priceWithVat, annualPercentOfPrice));
  return {
    ...(insurance.mandatory ? { mandatoryInsuranceMonthly: monthly } : { optionalInsuranceMonthly: monthly }),
    insuranceAnnualPercentOfPrice: annualPercentOfPrice,
  };
}

/** A month's premium without VAT, whether it has to be taken or not; `null` where none is assumed. */
function premiumOf(terms: FinancingTerms): Decimal | null {
  if (terms.mandatoryInsuranceMonthly !== undefined) return readAmount(terms, 'mandatoryInsuranceMonthly');
  return terms.optionalInsuranceMonthly === undefined ? null : readAmount(terms, 'optionalInsuranceMonthly');
}

/** What the insurance costs each month and in all, by itself: no payment, rent or total of the quote has it. */
export function insuranceFigures(terms: FinancingTerms): InsuranceFigures | undefined {
  const premium = premiumOf(terms);
  if (premium === null) return undefined;
  const vat = fractionOf(premium, readFraction(terms, 'vatRate'));
  const total = premium.plus(vat);
  return {
    insuranceWithoutVat: moneyText(premium),
    insuranceVat: moneyText(vat),
    insuranceTotal: moneyText(total),
    insuranceOfTerm: moneyText(total.times(terms.termMonths)),
  };
}

/**
 * The CAT of terms, and where they assume insurance what it comes to with and without it.
 *
 * @param totalPaidAll what the quote comes to without insurance, MXN
 * @param cat the CAT, as a percentage, of the same contract with so much insurance paid each month (MXN without VAT)
 */
export function insuredCatFigures(
  terms: AmortisedTerms,
  totalPaidAll: Decimal,
  cat: (insuranceMonthly: Decimal) => Decimal,
): ReturnType<typeof catFigures> & Partial<InsuredCatFigures> {
  const premium = premiumOf(terms);
  const insurance = insuranceFigures(terms);
  if (premium === null || !insurance) return catFigures(cat(ZERO));
  return {
    ...insurance,
    totalWithInsurance: moneyText(totalPaidAll.plus(insurance.insuranceOfTerm)),
    ...catsOf(premium, countedInsurance(terms), cat),
  };
}

/**
 * The CAT with and without insurance, and which of both counts.
 *
 * @param premium a month's insurance, MXN without VAT
 * @param counted what of it counts in the CAT: all or nothing
 * @param cat see {@link insuredCatFigures}
 */
export function catsOf(premium: Decimal, counted: Decimal, cat: (insuranceMonthly: Decimal) => Decimal) {
  const without = catFigures(cat(ZERO));
  const withIt = catFigures(cat(premium));
  return {
    ...(counted.isZero() ? without : withIt),
    catInsurance: moneyText(counted),
    catWithInsurancePercentExact: withIt.catPercentExact,
    catWithInsuranceDisplay: withIt.catDisplay,
    catWithoutInsurancePercentExact: without.catPercentExact,
    catWithoutInsuranceDisplay: without.catDisplay,
  };
}

/** What of the insurance counts in the CAT each month: what the lender requires. */
export function countedInsurance(terms: AmortisedTerms): Decimal {
  if (terms.mandatoryInsuranceMonthly === undefined) return ZERO;
  const counts = terms.insuranceInCat === undefined || readFlag(terms, 'insuranceInCat');
  return counts ? readAmount(terms, 'mandatoryInsuranceMonthly') : ZERO;
}
