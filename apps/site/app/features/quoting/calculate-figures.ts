import { calculateQuote, FinanceError, type FleetFigures, fleetFigures, termsFromPlan } from '@flota/finance';
import { quoteFigures, type QuoteView, toCents, viewOf } from '@flota/figures';
import type { PersonType } from '@flota/schemas';
import type { CatalogueVehicle, QuotablePlan } from './catalogue.js';

/** What the figures are worked out from. */
export interface FiguresRequest {
  vehicle: { type: Pick<CatalogueVehicle['type'], 'slug'>; version: Pick<CatalogueVehicle['version'], 'price'> };
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
  /** How many vehicles, and what all of them come to; the other figures are of one. */
  units: number;
  fleet: FleetFigures;
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
  const { vehicle, plan, downPaymentPercent, termMonths, units, balloonPercent, borderRegion, onDate } = request;
  const insurance = request.withoutInsurance ? false : undefined;
  const terms = termsFromPlan(plan.rules, {
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
  const { schedule, methodVersion: _, ...figures } = calculateQuote(terms);
  return {
    ...viewOf({ terms, figures, schedule }),
    assumedPersonType: request.personType ? null : personType,
    units,
    fleet: fleetFigures(figures, units),
  };
}
