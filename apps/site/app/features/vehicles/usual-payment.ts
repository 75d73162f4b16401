import { downPaymentText, firstPaymentName, quoteFigures } from '@flota/figures';
import { todayInMexico } from '@flota/schemas';
import { calculateFigures, type QuotablePlan } from '../quoting/index.js';

/** What a vehicle costs a month on the usual terms of a plan. */
export interface UsualPayment {
  /** MXN. */
  amount: string;
  /** `Primera mensualidad`. */
  name: string;
  plan: string;
  termMonths: number;
  /** `20 % de enganche`; `null` where the plan takes none. */
  downPayment: string | null;
}

/**
 * As the calculator works it out, on the usual terms of the first plan that takes the vehicle; `null` where none does. For
 * loaders: it brings the decimal arithmetic, and a page whose figures come after its HTML is seen late.
 */
export function usualPayment(
  plans: readonly QuotablePlan[],
  { type, price }: { type: string; price: string },
  onDate: string = todayInMexico(),
): UsualPayment | null {
  for (const plan of plans) {
    const { defaultTermMonths: termMonths, downPaymentPercent } = plan.rules;
    const result = calculateFigures({
      plan,
      vehicle: { type: { slug: type }, version: { price } },
      personType: null,
      downPaymentPercent: downPaymentPercent.default,
      termMonths,
      units: 1,
      ...('balloonPercentOfPrice' in plan.rules && { balloonPercent: plan.rules.balloonPercentOfPrice.default }),
      onDate,
    });
    if (result.state === 'refused') continue;
    return {
      amount: quoteFigures(result.quote).first.amount,
      name: firstPaymentName(result.quote),
      plan: plan.title,
      termMonths,
      downPayment: downPaymentText(plan.rules.kind, downPaymentPercent.default),
    };
  }
  return null;
}
