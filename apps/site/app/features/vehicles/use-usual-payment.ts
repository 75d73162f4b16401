import { downPaymentText, firstPaymentName, quoteFigures } from '@flota/figures';
import { todayInMexico } from '@flota/schemas';
import { type QuotablePlan, useCalculation } from '../quoting/index.js';

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

/** `undefined`: not worked out yet; `null`: there is none. */
export type PaymentOf = (type: string, price: string) => UsualPayment | null | undefined;

/** Works payments out as the calculator does, on the usual terms of the first plan that takes the vehicle. */
export function useUsualPayment(plans: readonly QuotablePlan[]): PaymentOf {
  const calculate = useCalculation();
  if (calculate === 'unavailable') return () => null;
  // Not there yet.
  if (calculate === null) return () => undefined;
  return (type, price) => {
    for (const plan of plans) {
      const { defaultTermMonths: termMonths, downPaymentPercent } = plan.rules;
      const result = calculate({
        plan,
        vehicle: { type: { slug: type }, version: { price } },
        personType: null,
        downPaymentPercent: downPaymentPercent.default,
        termMonths,
        units: 1,
        ...('balloonPercentOfPrice' in plan.rules && { balloonPercent: plan.rules.balloonPercentOfPrice.default }),
        onDate: todayInMexico(),
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
  };
}
