import { affordableTerms, shortestTerm, type PlanOption } from '@flota/finance';
import { todayInMexico, type PersonType } from '@flota/schemas';
import type { FiguresRequest } from '../quoting/index.js';
import type { Terms } from './calculator-state.js';

/** How the plan at hand comes down to an amount a month. */
export interface Reach {
  /** The chosen term with the least down payment that does. */
  byDownPayment: PlanOption | null;
  /** The chosen down payment with the shortest term that does. */
  byTerm: PlanOption | null;
  /** Where neither does: the least down payment over any term. */
  byBoth: PlanOption | null;
  /** Where nothing of the plan does: what it costs at least. */
  least: PlanOption | null;
}

/** Loaded on demand: it brings the decimal arithmetic. */
export function reachPayment(
  { type, version }: FiguresRequest['vehicle'],
  { plan, personType, downPaymentPercent, termMonths, balloonPercent, borderRegion, withoutInsurance }: ReachTerms,
  monthly: string,
): Reach {
  const request = {
    personType,
    vehicleType: type.slug,
    priceWithVat: version.price,
    balloonPercent,
    borderRegion,
    insurance: withoutInsurance ? false : undefined,
    onDate: todayInMexico(),
  };
  const terms = affordableTerms(plan.rules, request, { monthly });
  const fitting = terms.filter(({ fits }) => fits).map(({ option }) => option);
  const byDownPayment = fitting.find((option) => option.termMonths === termMonths) ?? null;
  const byTerm = shortestTerm(plan.rules, { ...request, downPaymentPercent }, monthly);
  const [cheapest] = [...fitting].sort(byPercent);
  const [least] = terms.map(({ option }) => option).sort((one, other) => Number(one.monthly) - Number(other.monthly));
  return {
    byDownPayment,
    byTerm,
    byBoth: byDownPayment || byTerm ? null : (cheapest ?? null),
    least: fitting.length > 0 ? null : (least ?? null),
  };
}

export type ReachTerms = Terms & { personType: PersonType };

const byPercent = (one: PlanOption, other: PlanOption): number =>
  Number(one.downPaymentPercent) - Number(other.downPaymentPercent) || one.termMonths - other.termMonths;
