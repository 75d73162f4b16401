import {
  applyTradeIn,
  calculateMixedQuote,
  calculateQuote,
  FinanceError,
  type FinancingTerms,
  type FleetFigures,
  fleetFigures,
  termsFromPlan,
  type TradeInFigures,
} from '@flota/finance';
import { quoteFigures, type QuoteView, toCents, viewOf } from '@flota/figures';
import type { PersonType } from '@flota/schemas';
import type { CatalogueVehicle, QuotablePlan } from './catalogue.js';

/** A vehicle as far as figures depend on it; its price is the one with equipment. */
interface PricedVehicle {
  type: Pick<CatalogueVehicle['type'], 'slug'>;
  version: Pick<CatalogueVehicle['version'], 'price'>;
}

/** What the figures are worked out from. */
export interface FiguresRequest {
  vehicle: PricedVehicle;
  /** Further kinds of vehicle: then the figures are of all of them together. */
  others?: readonly { vehicle: PricedVehicle; units: number }[];
  /** What a vehicle given in part payment is expected to be worth, MXN. */
  tradeInValue?: string;
  plan: QuotablePlan;
  /** Not chosen yet: the figures are those of whom the plan costs least. */
  personType: PersonType | null;
  downPaymentPercent: string;
  termMonths: number;
  units: number;
  balloonPercent?: string;
  /** Whether the holder is of the northern border region. */
  borderRegion?: boolean;
  /** Whether the plan's optional insurance is left out. */
  withoutInsurance?: boolean;
  /** Day of the quote, `YYYY-MM-DD` in Mexico City. */
  onDate: string;
}

/** A quote that is still being put together. */
export type LiveQuote = QuoteView & {
  /** Whose figures these are as long as the visitor did not say who they are; `null` once they did. */
  assumedPersonType: PersonType | null;
  /** How many times the figures are paid, and what that comes to: they are of one vehicle, or of all `lines` together. */
  units: number;
  fleet: FleetFigures;
  /** Where there are several kinds of vehicle: how many of each, and what is paid for one the first month. */
  lines?: readonly { units: number; firstPayment: string }[];
  tradeIn?: TradeInFigures;
};

export type FiguresResult =
  | { state: 'ready'; quote: LiveQuote }
  /** The plan's rules refuse what was asked. */
  | { state: 'refused'; code: string };

/** Loaded on demand: this is what pulls in the decimal arithmetic. The server works the figures out again on submit. */
export function calculateFigures(request: FiguresRequest): FiguresResult {
  const personTypes = request.personType ? [request.personType] : request.plan.rules.personTypes;
  const results = personTypes.map((personType) => resultFor(request, personType));
  const [cheapest] = results.flatMap((result) => (result.state === 'ready' ? [result] : [])).sort(byPayment);
  // A plan has at least one person type, so without figures there is a refusal.
  return cheapest ?? results[0]!;
}

type Ready = Extract<FiguresResult, { state: 'ready' }>;

const paymentCents = ({ quote }: Ready): bigint => toCents(quoteFigures(quote).first.amount);

const byPayment = (one: Ready, other: Ready): number => (paymentCents(one) < paymentCents(other) ? -1 : 1);

function resultFor(request: FiguresRequest, personType: PersonType): FiguresResult {
  try {
    return { state: 'ready', quote: quoteFor(request, personType) };
  } catch (error) {
    if (error instanceof FinanceError) return { state: 'refused', code: error.code };
    throw error;
  }
}

function quoteFor(request: FiguresRequest, personType: PersonType): LiveQuote {
  const { vehicle, others = [], units, tradeInValue } = request;
  const kinds = [{ vehicle, units }, ...others];
  const terms = kinds.map((kind) => termsFor(request, kind.vehicle, personType));
  const quoted = others.length === 0 ? one(terms[0]!, units) : mixed(terms, kinds);
  return {
    ...quoted,
    assumedPersonType: request.personType ? null : personType,
    fleet: fleetFigures(quoted.figures, quoted.units),
    ...(tradeInValue !== undefined && { tradeIn: applyTradeIn(quoted.figures, quoted.units, tradeInValue) }),
  };
}

function termsFor(request: FiguresRequest, vehicle: PricedVehicle, personType: PersonType): FinancingTerms {
  const { plan, downPaymentPercent, termMonths, balloonPercent, borderRegion, onDate } = request;
  const insurance = request.withoutInsurance ? false : undefined;
  return termsFromPlan(plan.rules, {
    personType,
    vehicleType: vehicle.type.slug,
    priceWithVat: vehicle.version.price,
    downPaymentPercent,
    termMonths,
    balloonPercent,
    borderRegion,
    insurance,
    onDate,
  });
}

function view(terms: FinancingTerms, quote: ReturnType<typeof calculateQuote>): QuoteView {
  const { schedule, methodVersion: _, ...figures } = quote;
  return viewOf({ terms, figures, schedule });
}

const one = (terms: FinancingTerms, units: number) => ({ ...view(terms, calculateQuote(terms)), units });

function mixed(terms: readonly FinancingTerms[], kinds: readonly { units: number }[]) {
  const {
    quote,
    terms: whole,
    lines,
  } = calculateMixedQuote(kinds.map(({ units }, index) => ({ terms: terms[index]!, units })));
  return {
    ...view(whole, quote),
    units: 1,
    lines: lines.map((line, index) => ({
      units: kinds[index]!.units,
      firstPayment: quoteFigures(view(terms[index]!, line)).first.amount,
    })),
  };
}
