import { todayInMexico, type PersonType, type PlanRules } from '@flota/schemas';
import type { QuotablePlan } from '../quoting/index.js';
import { calculateFigures, type FiguresRequest, type LiveQuote } from '../quoting/index.js';

/** What every plan is asked for alike. */
export interface ComparisonRequest {
  /** Slug. */
  vehicleType: string;
  /** MXN with VAT, equipment included. */
  price: string;
  /** How many of it, and further kinds of vehicle; only where there are several kinds, whose figures are of all together. */
  units?: number;
  others?: FiguresRequest['others'];
  personType: PersonType | null;
  /** Whether they are of the northern border region; it counts in the plans whose rules ask for it. */
  borderRegion: boolean;
  /** Whether optional insurance is left out; it counts in the plans that let it be. */
  withoutInsurance?: boolean;
  /** `null` when the visitor's own plan takes none: then each plan is asked for its usual one. */
  downPaymentPercent: string | null;
  termMonths: number;
}

/** Why a plan gives no figures for what was asked. */
export type Obstacle = 'personType' | 'terms' | 'vehicle';

/** The plan's own terms that come nearest to what was asked. */
export interface NearestOffer {
  termMonths: number;
  downPaymentPercent: string;
  quote: LiveQuote;
}

export type ComparedPlan = { plan: QuotablePlan } & (
  { state: 'offered'; quote: LiveQuote } | { state: 'notOffered'; obstacle: Obstacle; nearest: NearestOffer | null }
);

/** Loaded on demand, as it pulls in the decimal arithmetic. */
export const comparePlans = (plans: readonly QuotablePlan[], request: ComparisonRequest): readonly ComparedPlan[] =>
  plans.map((plan) => comparePlan(plan, request));

function comparePlan(plan: QuotablePlan, request: ComparisonRequest): ComparedPlan {
  const { rules } = plan;
  if (request.personType && !rules.personTypes.includes(request.personType)) {
    return { plan, state: 'notOffered', obstacle: 'personType', nearest: null };
  }
  const askedPercent = request.downPaymentPercent ?? rules.downPaymentPercent.default;
  const downPaymentPercent = nearestPercent(askedPercent, rules);
  const termMonths = nearestTerm(request.termMonths, rules.termsMonths);
  const result = calculateFigures({
    plan,
    vehicle: { type: { slug: request.vehicleType }, version: { price: request.price } },
    personType: request.personType,
    downPaymentPercent,
    termMonths,
    units: request.units ?? 1,
    others: request.others,
    borderRegion: request.borderRegion && 'borderVatOnInterestRate' in rules && rules.borderVatOnInterestRate !== null,
    withoutInsurance: request.withoutInsurance && rules.insurance?.mandatory === false,
    onDate: todayInMexico(),
  });
  if (result.state === 'refused') return { plan, state: 'notOffered', obstacle: 'vehicle', nearest: null };
  const { quote } = result;
  const asAsked =
    termMonths === request.termMonths &&
    (takesNoDownPayment(rules) || Number(downPaymentPercent) === Number(askedPercent));
  return asAsked
    ? { plan, state: 'offered', quote }
    : { plan, state: 'notOffered', obstacle: 'terms', nearest: { termMonths, downPaymentPercent, quote } };
}

/** A pure lease: it can be compared with any down payment. */
const takesNoDownPayment = ({ downPaymentPercent: { max } }: PlanRules): boolean => Number(max) === 0;

function nearestPercent(percent: string, { downPaymentPercent: { min, max } }: PlanRules): string {
  if (Number(percent) < Number(min)) return min;
  return Number(percent) > Number(max) ? max : percent;
}

/** Of two that are as near, the longer one: its payments are the lower ones. */
const nearestTerm = (asked: number, offered: readonly number[]): number =>
  offered.reduce((best, months) => (Math.abs(months - asked) <= Math.abs(best - asked) ? months : best));
