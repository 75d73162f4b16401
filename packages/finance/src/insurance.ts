import { readAmount, readFlag, readFraction } from './inputs.js';
import { fractionOf, moneyText, toCents, ZERO, type Decimal } from './money.js';
import type { PlanRules } from './plan-rules.js';
import type { InsuranceFigures, InsuredCatFigures } from './quote.js';
import type { AmortisedTerms, FinancingTerms, InsuranceTerms } from './terms.js';

/** A month's share of the yearly premium, MXN to the cent. Multiplies before it divides: a twelfth may never end. */
const monthlyPremium = (priceWithVat: Decimal, annualPercentOfPrice: string): Decimal =>
  toCents(priceWithVat.times(annualPercentOfPrice).div(1200));

/** The terms that a plan's rules make of its insurance; nothing where the customer insures the vehicle as they like. */
export function insuranceTerms({ mandatoryInsurance }: PlanRules, priceWithVat: Decimal): InsuranceTerms {
  if (!mandatoryInsurance) return {};
  const { annualPercentOfPrice, countsInCat } = mandatoryInsurance;
  return {
    mandatoryInsuranceMonthly: moneyText(monthlyPremium(priceWithVat, annualPercentOfPrice)),
    insuranceInCat: countsInCat,
  };
}

/** What the insurance costs each month, by itself: no payment, rent or total of the quote has it. */
export function insuranceFigures(terms: FinancingTerms): InsuranceFigures | undefined {
  if (terms.mandatoryInsuranceMonthly === undefined) return undefined;
  const premium = readAmount(terms, 'mandatoryInsuranceMonthly');
  const vat = fractionOf(premium, readFraction(terms, 'vatRate'));
  return {
    insuranceWithoutVat: moneyText(premium),
    insuranceVat: moneyText(vat),
    insuranceTotal: moneyText(premium.plus(vat)),
  };
}

/** The same of terms with a CAT, and what of it counts there. */
export function insuredCatFigures(terms: AmortisedTerms): InsuredCatFigures | undefined {
  const figures = insuranceFigures(terms);
  return figures && { ...figures, catInsurance: moneyText(countedInsurance(terms)) };
}

/** What of the insurance counts in the CAT each month. */
export function countedInsurance(terms: AmortisedTerms): Decimal {
  if (terms.mandatoryInsuranceMonthly === undefined) return ZERO;
  const insurance = readAmount(terms, 'mandatoryInsuranceMonthly');
  const counts = terms.insuranceInCat === undefined || readFlag(terms, 'insuranceInCat');
  return counts ? insurance : ZERO;
}
