import { catOf, downPaymentText, quoteFigures } from '@flota/figures';
import { lookOf, PERSON_TYPE_NAMES, type PersonType, todayInMexico, type VehicleType } from '@flota/schemas';
import { quoting } from '@flota/texts/site/quoting';
import { calculateFigures, type LiveQuote } from './calculate-figures.js';
import type { Catalogue, CatalogueVehicle, QuotablePlan } from './catalogue.js';
import type { PlanExample } from './plan-example.js';
import { startLinkTo } from './start-link.js';

/** Whom an example is of: who works with the vehicle, in the order of how many of them there are. */
const WHO: readonly PersonType[] = ['fisica_empresarial', 'moral', 'fisica'];

/** The first that all of these plans are for. */
export const whoOf = (plans: readonly QuotablePlan[]): PersonType | undefined =>
  WHO.find((who) => plans.every(({ rules }) => rules.personTypes.includes(who)));

/** What asking every vehicle of a catalogue for every plan must not come to. */
const MOST_TRIED = 12;

/**
 * What each plan comes to for a vehicle that can be named: the first of the catalogue, whose order is the staff's, that every
 * plan is quoted for, so that the figures can be compared; else each plan's own first. Plans that quote none are left out.
 */
export function planExamples(catalogue: Catalogue, onDate: string = todayInMexico()): PlanExample[] {
  const personType = whoOf(catalogue.plans);
  const own = new Map<string, PlanExample>();
  for (const vehicle of vehiclesOf(catalogue.vehicleTypes).slice(0, MOST_TRIED)) {
    const examples = catalogue.plans.flatMap((plan) => exampleOf(plan, vehicle, onDate, { personType }) ?? []);
    if (examples.length === catalogue.plans.length) return examples;
    for (const example of examples) if (!own.has(example.plan)) own.set(example.plan, example);
  }
  return catalogue.plans.flatMap(({ slug }) => own.get(slug) ?? []);
}

/** One of each model: versions of the same differ little. */
const vehiclesOf = (types: readonly VehicleType[]): CatalogueVehicle[] =>
  types.flatMap((type) =>
    type.models.flatMap((model) => {
      const [version] = model.versions;
      return version ? [{ type, model, version }] : [];
    }),
  );

/** One plan's, for this vehicle and, where they are given, these terms; `null` where the plan's rules refuse it. */
export function exampleOf(
  plan: QuotablePlan,
  vehicle: CatalogueVehicle,
  onDate: string = todayInMexico(),
  asked: { downPaymentPercent?: string; termMonths?: number; personType?: PersonType | undefined } = {},
): PlanExample | null {
  const { rules } = plan;
  const personType = asked.personType ?? whoOf([plan]) ?? null;
  const { termMonths = rules.defaultTermMonths, downPaymentPercent = rules.downPaymentPercent.default } = asked;
  const result = calculateFigures({ vehicle, plan, personType, downPaymentPercent, termMonths, units: 1, onDate });
  if (result.state === 'refused') return null;
  const { type, model, version } = vehicle;
  const ref = { type: type.slug, model: model.slug, version: version.slug };
  return {
    plan: plan.slug,
    planTitle: plan.title,
    vehicle: {
      name: `${model.brand} ${model.name}`,
      version: version.name,
      price: version.price,
      look: lookOf(model, version),
    },
    first: quoteFigures(result.quote).first,
    outlay: result.quote.figures.initialOutlay,
    terms: termsText(result.quote, downPaymentPercent, termMonths),
    person: personType && PERSON_TYPE_NAMES[personType],
    cat: catOf(result.quote)?.cat ?? null,
    link: startLinkTo(ref, { plan: plan.slug, personType, downPaymentPercent, termMonths }),
  };
}

/** e.g. `60 meses, 20 % de enganche`. */
export function termsText({ kind }: Pick<LiveQuote, 'kind'>, downPaymentPercent: string, termMonths: number): string {
  const none = kind === 'financial_lease' ? quoting.noInitialRent : quoting.noDownPayment;
  const downPayment = downPaymentText(kind, downPaymentPercent) ?? none;
  return quoting.exampleTerms({ months: termMonths, downPayment });
}
