import { calculateQuote, FinanceError, firstRate, termsFromPlan } from '@flota/finance';
import { catOf, quoteFigures, viewOf } from '@flota/figures';
import type { AdminRateExample, PlanRules, RateExampleFigures } from '@flota/schemas';

/** A vehicle of the catalogue, as it is on offer. */
export interface ExampleVehicle {
  vehicleType: string;
  name: string;
  /** MXN. */
  priceWithVat: string;
}

const EXAMPLES = 3;

/**
 * What somebody would be quoted by both versions. Of the vehicles the cheapest, one in the middle and the dearest, of
 * different types where there are; of persons and terms first those whose rate changes, as these are asked about.
 */
export function rateExamples(
  before: PlanRules,
  after: PlanRules,
  vehicles: readonly ExampleVehicle[],
  onDate: string,
): AdminRateExample[] {
  const asked = new Set<string>();
  return spread(vehicles).map(({ name, ...vehicle }) => {
    const choices = requestsOf(after, vehicle.vehicleType, onDate).map((request) => ({
      ...request,
      changes: firstRate(before.rates, request) !== firstRate(after.rates, request),
      isNew: !asked.has(`${request.personType} ${request.termMonths}`),
    }));
    const best =
      choices.find(({ changes, isNew }) => changes && isNew) ?? choices.find(({ changes }) => changes) ?? choices[0]!;
    const { downPaymentPercent, personType, termMonths } = best;
    asked.add(`${personType} ${termMonths}`);
    const request = { ...vehicle, personType, termMonths, downPaymentPercent, onDate };
    return {
      vehicle: name,
      ...vehicle,
      personType,
      termMonths,
      downPaymentPercent,
      before: figuresBy(before, request),
      after: figuresBy(after, request),
    };
  });
}

/** What the plan proposes first, then its other terms and persons. */
function requestsOf(
  { defaultTermMonths, downPaymentPercent, personTypes, termsMonths }: PlanRules,
  type: string,
  onDate: string,
) {
  const { default: usual, max, min } = downPaymentPercent;
  const terms = [defaultTermMonths, ...termsMonths.filter((term) => term !== defaultTermMonths)];
  return [...new Set([usual, max, min])].flatMap((percent) =>
    terms.flatMap((termMonths) =>
      personTypes.map((personType) => ({
        vehicleType: type,
        personType,
        termMonths,
        downPaymentPercent: percent,
        onDate,
      })),
    ),
  );
}

function spread(vehicles: readonly ExampleVehicle[]): ExampleVehicle[] {
  const byPrice = vehicles.toSorted((one, other) => Number(one.priceWithVat) - Number(other.priceWithVat));
  const chosen: ExampleVehicle[] = [];
  for (let index = 0; index < Math.min(EXAMPLES, byPrice.length); index += 1) {
    const place = Math.round((index * (byPrice.length - 1)) / (EXAMPLES - 1));
    const free = byPrice.filter((vehicle) => !chosen.includes(vehicle));
    const types = new Set(chosen.map(({ vehicleType }) => vehicleType));
    const unseen = free.filter(({ vehicleType }) => !types.has(vehicleType));
    // The nearest by price, of a type that is not there yet if there is one.
    const [nearest] = (unseen.length > 0 && index > 0 ? unseen : free).toSorted(
      (one, other) => Math.abs(byPrice.indexOf(one) - place) - Math.abs(byPrice.indexOf(other) - place),
    );
    if (nearest) chosen.push(nearest);
  }
  return chosen;
}

function figuresBy(rules: PlanRules, request: Parameters<typeof termsFromPlan>[1]): RateExampleFigures | null {
  try {
    const terms = termsFromPlan(rules, request);
    const { methodVersion: _, schedule, ...figures } = calculateQuote(terms);
    const view = viewOf({ terms, figures, schedule });
    const { first, totals } = quoteFigures(view);
    return {
      annualRatePercent: terms.annualRatePercent,
      firstPayment: first.amount,
      total: totals.at(-1)?.amount ?? first.amount,
      cat: catOf(view)?.cat ?? null,
    };
  } catch (error) {
    // A combination that one of the versions does not offer is told as that.
    if (error instanceof FinanceError) return null;
    throw error;
  }
}
