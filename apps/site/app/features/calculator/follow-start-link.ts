import { EMPTY_SELECTION, type Selection } from './selection.js';
import {
  type Catalogue,
  type ChosenLine,
  type ChosenTerms,
  findPlan,
  findType,
  findVehicle,
  LINE_PARAMETERS,
  readLines,
} from '../quoting/index.js';
import { isIndependentPath, START_PARAMETERS } from '../quoting/index.js';
import { termsOf } from './understood.js';

/** What an address asks the calculator to begin with. Nothing is looked up yet: names may be unknown. */
export interface StartLink {
  type: string | null;
  model: string | null;
  version: string | null;
  /** Only what the address says something about. */
  terms: Partial<ChosenTerms>;
  /** What is mounted on the vehicle, and further vehicles. */
  equipment: ChosenLine['equipment'];
  others: readonly ChosenLine[];
}

/** Where the independent address carries each name, splitting its path at `/`. */
const POSITIONS = { type: 4, model: 6, version: 8 } as const;

/** Name of the parameter by which a promotion's button says which model it is about, as the specification has it. */
const PROMOTED_VEHICLE = 'vehicle';

/** All that an address can say in its query of where to begin. */
export const CALCULATOR_PARAMETERS = [
  ...Object.values(START_PARAMETERS),
  ...Object.values(LINE_PARAMETERS),
  PROMOTED_VEHICLE,
];

/** @returns `null` for an address that says nothing about where to begin. */
export function readStartLink({ pathname, search }: { pathname: string; search: string }): StartLink | null {
  const query = new URLSearchParams(search);
  const ask = (key: keyof typeof START_PARAMETERS) => query.get(START_PARAMETERS[key]) || null;
  const vehicle = isIndependentPath(pathname)
    ? vehicleOfPath(pathname)
    : { type: ask('type'), model: ask('model') ?? (query.get(PROMOTED_VEHICLE) || null), version: ask('version') };
  const wholeNumber = (key: 'termMonths' | 'units') => (ask(key) === null ? null : Number(ask(key)));
  const terms = understood({
    plan: ask('plan'),
    personType: ask('personType'),
    downPaymentPercent: ask('downPaymentPercent'),
    termMonths: wholeNumber('termMonths'),
    units: wholeNumber('units'),
    balloonPercent: ask('balloonPercent'),
    borderRegion: ask('borderRegion') === 'true' || null,
    withoutInsurance: ask('withoutInsurance') === 'true' || null,
  });
  const link = { ...vehicle, terms, ...readLines(query) };
  return isIndependentPath(pathname) || namesVehicle(link) || Object.keys(terms).length > 0 ? link : null;
}

type NamedVehicle = Pick<StartLink, 'type' | 'model' | 'version'>;

function vehicleOfPath(pathname: string): NamedVehicle {
  const segments = pathname.split('/');
  const at = (position: number) => segments[position]?.toLowerCase() || null;
  return { type: at(POSITIONS.type), model: at(POSITIONS.model), version: at(POSITIONS.version) };
}

const understood = (terms: Record<keyof ChosenTerms, unknown>): Partial<ChosenTerms> =>
  Object.fromEntries(Object.entries(termsOf(terms)).filter(([, value]) => value !== null));

const namesVehicle = ({ type, model, version }: NamedVehicle): boolean =>
  [type, model, version].some((name) => name !== null);

/**
 * The selection a link leads to. What it says of a vehicle replaces the visitor's own, as far as it is understood; a link
 * that names none leaves it, and the equipment and other vehicles beside it. A model without its type is enough to know the type. Terms it does not mention stay.
 */
export function followStartLink(link: StartLink, catalogue: Catalogue, before: Selection): Selection {
  const { terms } = link;
  const plan = findPlan(catalogue, terms.plan ?? null)?.slug ?? before.plan;
  const selection = { ...before, ...terms, plan };
  if (!namesVehicle(link)) return selection;

  const type =
    findType(catalogue, link.type) ??
    catalogue.vehicleTypes.find(({ models }) => models.some(({ slug }) => slug === link.model));
  const modelIndex = type?.models.findIndex(({ slug }) => slug === link.model) ?? -1;
  const vehicle =
    type && link.model && link.version ? { type: type.slug, model: link.model, version: link.version } : null;
  return {
    ...selection,
    vehicleType: type?.slug ?? before.vehicleType,
    modelIndex: modelIndex < 0 ? null : modelIndex,
    vehicle: findVehicle(catalogue, vehicle) ? vehicle : null,
    equipment: link.equipment,
    others: findVehicle(catalogue, vehicle) ? link.others.filter((line) => findVehicle(catalogue, line.vehicle)) : [],
    target: 0,
  };
}

/** Whether the link names something of a vehicle that is not in the catalogue (any more). */
export function namesUnknownVehicle(link: StartLink, catalogue: Catalogue): boolean {
  const { vehicleType, modelIndex, vehicle } = followStartLink(link, catalogue, EMPTY_SELECTION);
  return (
    (link.type !== null && vehicleType !== link.type) ||
    (link.model !== null && modelIndex === null) ||
    (link.version !== null && vehicle === null)
  );
}
