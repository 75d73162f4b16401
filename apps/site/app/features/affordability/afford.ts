import { affordableTerms, type PlanOption, type TermAnswer } from '@flota/finance';
import { toCents } from '@flota/figures';
import { todayInMexico, type PersonType } from '@flota/schemas';
import type { Catalogue, CatalogueVehicle, QuotablePlan } from '../quoting/index.js';
import type { Order } from './budget.js';

/** What is asked of the whole catalogue. */
export interface Question {
  /** MXN as text. */
  monthly: string;
  atSigning: string | null;
  personType: PersonType;
  /** Slug; `null`: every type. */
  vehicleType: string | null;
}

/** A way to finance a vehicle by one of the plans. */
export interface Way {
  plan: QuotablePlan;
  option: PlanOption;
}

/** A vehicle with all the ways that fit, the best first. */
export interface Fitting {
  vehicle: CatalogueVehicle;
  ways: readonly Way[];
}

/** What comes nearest where nothing fits. */
export interface Near extends Way, Pick<TermAnswer, 'missingMonthly' | 'missingAtSigning' | 'lack'> {
  vehicle: CatalogueVehicle;
}

export interface Answer {
  fitting: readonly Fitting[];
  /** Nothing where something fits. */
  nearest: readonly Near[];
}

/** How many vehicles are told of where nothing fits. */
const NEAREST = 3;

/** How long a phone is kept from answering to a finger. */
const SLICE_MS = 24;

/**
 * What of the catalogue fits, by the figures of its quotes. Works in slices: on a slow phone every plan of every vehicle
 * takes longer than a finger waits.
 */
export async function answerQuestion(catalogue: Catalogue, asked: Question, signal: AbortSignal): Promise<Answer> {
  const vehicles = catalogue.vehicleTypes
    .filter(({ slug }) => asked.vehicleType === null || slug === asked.vehicleType)
    .flatMap((type) => type.models.flatMap((model) => model.versions.map((version) => ({ type, model, version }))));
  const answered: { vehicle: CatalogueVehicle; ways: (Way & TermAnswer)[] }[] = [];
  let since = performance.now();
  for (const vehicle of vehicles) {
    answered.push({ vehicle, ways: waysOf(catalogue, vehicle, asked) });
    if (performance.now() - since < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    since = performance.now();
  }
  const fitting = answered
    .map(({ vehicle, ways }) => ({ vehicle, ways: ways.filter(({ fits }) => fits) }))
    .filter(({ ways }) => ways.length > 0);
  return { fitting, nearest: fitting.length > 0 ? [] : nearestOf(answered) };
}

function waysOf(catalogue: Catalogue, { type, version }: CatalogueVehicle, asked: Question): (Way & TermAnswer)[] {
  const { personType, monthly, atSigning } = asked;
  const request = { personType, vehicleType: type.slug, priceWithVat: version.price, onDate: todayInMexico() };
  const budget = { monthly, ...(atSigning !== null && { atSigning }) };
  return catalogue.plans.flatMap((plan) =>
    affordableTerms(plan.rules, request, budget).map((answer) => ({ plan, ...answer })),
  );
}

/** Of each vehicle the way that lacks least, and of those the nearest few. */
function nearestOf(answered: readonly { vehicle: CatalogueVehicle; ways: readonly (Way & TermAnswer)[] }[]): Near[] {
  return answered
    .flatMap(({ vehicle, ways }) => {
      const [best] = [...ways].sort(byLack);
      return best ? [{ vehicle, ...best }] : [];
    })
    .sort(byLack)
    .slice(0, NEAREST);
}

const byLack = (one: Pick<TermAnswer, 'lack'>, other: Pick<TermAnswer, 'lack'>): number => one.lack - other.lack;

/** In the order asked for, and of each vehicle the ways in it too. Amounts are compared to the cent. */
export function inOrder(fitting: readonly Fitting[], order: Order): Fitting[] {
  const sorted = fitting.map(({ vehicle, ways }) => ({ vehicle, ways: [...ways].sort(WAYS[order]) }));
  return sorted.sort((one, other) =>
    order === 'precio'
      ? compare(toCents(other.vehicle.version.price), toCents(one.vehicle.version.price))
      : WAYS[order](one.ways[0]!, other.ways[0]!),
  );
}

const compare = <Value extends bigint | number>(one: Value, other: Value): number =>
  one < other ? -1 : Number(one > other);

const bySigning = ({ option: one }: Way, { option: other }: Way): number =>
  compare(toCents(one.initialOutlay), toCents(other.initialOutlay)) || compare(one.termMonths, other.termMonths);

const byTerm = (one: Way, other: Way): number =>
  compare(one.option.termMonths, other.option.termMonths) || bySigning(one, other);

const WAYS: Record<Order, (one: Way, other: Way) => number> = {
  'al-firmar': bySigning,
  plazo: byTerm,
  precio: bySigning,
};
