import {
  applyTradeIn,
  calculateMixedQuote,
  calculateQuote,
  FinanceError,
  type FinancingTerms,
  fleetFigures,
  priceWithEquipment,
  termsFromPlan,
} from '@flota/finance';
import { quoteFigures, viewOf } from '@flota/figures';
import {
  type CalculatedQuote,
  fieldCode,
  MAX_UNITS,
  type QuotedLine,
  type QuotedTradeIn,
  type QuotedVehicle,
  type QuoteTerms,
  type SavedQuote,
} from '@flota/schemas';
import type { PlanInForce } from '../catalog/index.js';
import { ProblemException } from '../platform/errors/problem.exception.js';

/** What `calculateQuote` answers, as it is stored and sent: terms, figures and schedule by an edition of the method. */
export type Calculation = Pick<SavedQuote, 'terms' | 'figures' | 'schedule' | 'methodVersion'>;

/** One kind of vehicle of a quote of several: what one of them comes to. */
export type CalculatedLine = Pick<QuotedLine, 'vehicle' | 'units'> & Omit<Calculation, 'methodVersion'>;

/** All that was worked out. Of several kinds of vehicle, `calculation` is of all together and `vehicle` the first. */
export interface Quoted {
  vehicle: QuotedVehicle;
  /** How many times the calculation is paid. */
  units: number;
  calculation: Calculation;
  lines?: CalculatedLine[];
  tradeIn?: QuotedTradeIn;
}

/** A kind of vehicle that was asked for. */
interface Wished {
  vehicle: QuotedVehicle;
  units: number;
}

/** `@flota/finance` names its inputs; the request has them in other places. */
const REQUEST_FIELDS: Record<string, string> = {
  balloonPercentOfPrice: 'balloonPercent',
  firstDueOn: 'firstPaymentOn',
  value: 'tradeIn.value',
};

/** The same of what is said of each kind of vehicle. */
const VEHICLE_FIELDS: Record<string, string> = { vehicleType: 'type', priceWithVat: 'version' };

/** Where a request names its kinds of vehicle, in their order. */
export const vehicleField = (index: number): string => (index === 0 ? 'vehicle' : `others.${index - 1}.vehicle`);

/**
 * What was asked for by the plan's rules; 422 on the field that the plan does not allow.
 *
 * @param vehicles those of the request, as they are on offer
 */
export function calculateRequest(
  request: QuoteTerms,
  { rules }: PlanInForce,
  vehicles: readonly QuotedVehicle[],
  onDate: string,
): Quoted {
  const { plan: _, vehicle: __, units, others = [], tradeIn, ...wanted } = request;
  const counts = [units, ...others.map((other) => other.units)];
  const wishes = vehicles.map((vehicle, index): Wished => ({ vehicle, units: counts[index] ?? 1 }));
  if (counts.reduce((total, count) => total + count, 0) > MAX_UNITS) {
    throw ProblemException.invalid([{ field: 'others', code: fieldCode('UNITS.OUT_OF_RANGE') }]);
  }
  const terms = wishes.map(({ vehicle }, index) =>
    refusing(
      () =>
        termsFromPlan(rules, {
          ...wanted,
          onDate,
          vehicleType: vehicle.type,
          priceWithVat: priceWithEquipment(vehicle.price, vehicle.equipment),
        }),
      index,
    ),
  );
  return refusing(() => {
    const quoted = calculate(wishes, terms);
    if (!tradeIn) return quoted;
    const { figures } = quoted.calculation;
    return { ...quoted, tradeIn: { ...tradeIn, ...applyTradeIn(figures, quoted.units, tradeIn.value) } };
  });
}

/** What is refused of the `index`th kind of vehicle, or of the whole, is said of the field that asked for it. */
function refusing<Result>(work: () => Result, index = 0): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof FinanceError)) throw error;
    const ofVehicle = VEHICLE_FIELDS[error.field];
    const field = ofVehicle ? `${vehicleField(index)}.${ofVehicle}` : (REQUEST_FIELDS[error.field] ?? error.field);
    throw ProblemException.invalid([{ field, code: error.code }]);
  }
}

function calculate(wishes: readonly Wished[], terms: readonly FinancingTerms[]): Quoted {
  const [{ vehicle, units }, ...others] = wishes as [Wished, ...Wished[]];
  const [first] = terms as [FinancingTerms];
  if (others.length === 0) return { vehicle, units, calculation: calculationFrom(first, calculateQuote(first)) };
  const mixed = calculateMixedQuote(wishes.map((wish, index) => ({ terms: terms[index]!, units: wish.units })));
  const lines = wishes.map((wish, index): CalculatedLine => {
    const { methodVersion: _, ...calculation } = calculationFrom(terms[index]!, mixed.lines[index]!);
    return { ...wish, ...calculation };
  });
  return { vehicle, units: 1, calculation: calculationFrom(mixed.terms, mixed.quote), lines };
}

function calculationFrom(terms: FinancingTerms, quote: ReturnType<typeof calculateQuote>): Calculation {
  const { schedule, methodVersion, ...figures } = quote;
  return { terms, figures, schedule, methodVersion };
}

/** What is paid each month: what lists sort by and people compare. */
export const monthlyPaymentOf = (calculation: Calculation): string => quoteFigures(viewOf(calculation)).monthly.amount;

/** The balloon in force, whether it was asked for or is the plan's own; only Flexibility has one. */
export const balloonOf = ({ terms }: Calculation): string | undefined =>
  terms.kind === 'flexibility' ? terms.balloonPercentOfPrice : undefined;

const firstPaymentOf = (terms: Calculation['terms']): string | undefined =>
  terms.kind === 'pure_lease' ? undefined : terms.firstPeriod?.firstDueOn;

export function presentCalculation(
  plan: { slug: string; title: string },
  {
    personType,
    downPaymentPercent,
    termMonths,
    borderRegion,
    insurance,
  }: Pick<QuoteTerms, 'personType' | 'downPaymentPercent' | 'termMonths' | 'borderRegion' | 'insurance'>,
  { vehicle, units, calculation, lines, tradeIn }: Quoted,
): CalculatedQuote {
  const { terms, figures, schedule, methodVersion } = calculation;
  return {
    plan: { slug: plan.slug, title: plan.title, kind: terms.kind },
    personType,
    vehicle,
    lines: lines?.map(presentLine),
    downPaymentPercent,
    termMonths,
    units,
    balloonPercent: balloonOf(calculation),
    borderRegion,
    firstPaymentOn: firstPaymentOf(terms),
    ...(insurance === false && { withoutInsurance: true }),
    annualRatePercent: terms.annualRatePercent,
    figures,
    schedule,
    methodVersion,
    fleet: fleetFigures(figures, units),
    tradeIn,
  };
}

function presentLine({ vehicle, units, terms, figures, schedule }: CalculatedLine): QuotedLine {
  const { first } = quoteFigures(viewOf({ terms, figures, schedule }));
  return {
    vehicle,
    units,
    price: priceWithEquipment(vehicle.price, vehicle.equipment),
    annualRatePercent: terms.annualRatePercent,
    figures,
    firstPayment: first.amount,
    fleet: fleetFigures(figures, units),
  };
}
