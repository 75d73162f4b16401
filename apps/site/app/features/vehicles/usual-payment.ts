import { catOf, firstPaymentName, quoteFigures } from '@flota/figures';
import { PERSON_TYPE_NAMES, todayInMexico } from '@flota/schemas';
import { calculateFigures, exampleTermsText, type QuotablePlan, termsText, whoOf } from '../quoting/index.js';

/** What a vehicle costs a month on the usual terms of a plan. */
export interface UsualPayment {
  /** MXN. */
  amount: string;
  /** `Primera mensualidad`. */
  name: string;
  plan: string;
  /** Of how many months, from what down payment, for whom, and its CAT. */
  terms: string;
}

/**
 * As the calculator works it out, on the usual terms of the first plan that takes the vehicle, for whom all our examples are: the
 * same vehicle has one figure on every page. `null` where no plan takes it. For loaders: it brings the decimal arithmetic, and a page
 * whose figures come after its HTML is seen late.
 */
export function usualPayment(
  plans: readonly QuotablePlan[],
  { type, price }: { type: string; price: string },
  onDate: string = todayInMexico(),
): UsualPayment | null {
  for (const plan of plans) {
    const { defaultTermMonths: termMonths, downPaymentPercent } = plan.rules;
    const personType = whoOf(plans) ?? whoOf([plan]) ?? null;
    const result = calculateFigures({
      plan,
      vehicle: { type: { slug: type }, version: { price } },
      personType,
      downPaymentPercent: downPaymentPercent.default,
      termMonths,
      units: 1,
      ...('balloonPercentOfPrice' in plan.rules && { balloonPercent: plan.rules.balloonPercentOfPrice.default }),
      onDate,
    });
    if (result.state === 'refused') continue;
    const { quote } = result;
    return {
      amount: quoteFigures(quote).first.amount,
      name: firstPaymentName(quote),
      plan: plan.title,
      terms: exampleTermsText({
        terms: termsText(quote, downPaymentPercent.default, termMonths),
        person: personType && PERSON_TYPE_NAMES[personType],
        cat: catOf(quote)?.cat ?? null,
      }),
    };
  }
  return null;
}
