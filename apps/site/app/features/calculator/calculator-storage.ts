import { MAX_LINES, MAX_UNITS, MOST_PER_VEHICLE, percentString, personTypeSchema, slug } from '@flota/schemas';
import { z } from 'zod';
import { MODEL_INDEX_KEY, MODEL_KEY, RESULT_KEY, VEHICLE_TYPE_KEY } from '../../constants/storage-keys.js';
import { localStore, sessionStore } from '../../lib/browser-storage.js';
import { linesOf, withLines } from './chosen-lines.js';
import { EMPTY_SELECTION, type Selection } from './selection.js';
import {
  findPlan,
  findType,
  findVehicle,
  type Catalogue,
  type VehicleRef,
  type ChosenTerms,
} from '../quoting/index.js';

/*
 * Where the choices are kept, under the specification's names:
 *
 *   vehicle_type_save  slug of the vehicle type on show                      local
 *   indexModel         position, in that type, of the model that is open     local and session
 *   modelSelect        { type, model, version } of the chosen vehicle, and
 *                        { equipment, others, tradeIn } if there are any     local and session
 *   result             { plan, personType, downPaymentPercent, termMonths,
 *                        units, balloonPercent, borderRegion,
 *                        withoutInsurance }                                local and session
 *
 * Session storage is cleared on navigations outside my-account, so local storage is what survives the visit. The session
 * copy is this tab's own: as long as it lives it wins, so that a reload gives two tabs their own vehicles back. The type
 * on show has no such copy: it counts only if no other tab has written since.
 * Figures are not kept, they are worked out again at today's prices. Contact data is in no store (`contactMemory`).
 */

/** What is not understood becomes `null` and takes nothing else with it. */
const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().catch(null);

const vehicleSchema = z.object({ type: orNull(slug), model: orNull(slug), version: orNull(slug) });
const modelIndexSchema = z.number().int().min(0).max(1000);
export const chosenTermsSchema = z.object({
  plan: orNull(slug),
  personType: orNull(personTypeSchema),
  downPaymentPercent: orNull(percentString),
  termMonths: orNull(z.number().int().min(1).max(72)),
  units: orNull(z.number().int().min(1).max(MAX_UNITS)),
  balloonPercent: orNull(percentString),
  borderRegion: orNull(z.boolean()),
  withoutInsurance: orNull(z.boolean()),
});

const equipmentSchema = z
  .array(z.object({ item: slug, quantity: z.number().int().min(1).max(MOST_PER_VEHICLE) }))
  .max(20)
  .catch([]);
const typedSchema = z.string().max(200).catch('');
const linesSchema = z.object({
  equipment: equipmentSchema,
  others: z
    .array(
      z.object({
        vehicle: z.object({ type: slug, model: slug, version: slug }),
        units: z.number().int().min(1).max(MAX_UNITS),
        equipment: equipmentSchema,
      }),
    )
    .max(MAX_LINES - 1)
    .catch([]),
  tradeIn: orNull(z.object({ type: typedSchema, year: typedSchema, description: typedSchema, value: typedSchema })),
});

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem'>;

export interface CalculatorStores {
  local: KeyValueStore;
  session: KeyValueStore;
}

export const BROWSER_STORES: CalculatorStores = { local: localStore, session: sessionStore };

function parseStored<Schema extends z.ZodType>(text: string | null, schema: Schema): z.output<Schema> | null {
  if (text === null) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function readStored<Schema extends z.ZodType>(
  { local, session }: CalculatorStores,
  key: string,
  schema: Schema,
): z.output<Schema> | null {
  return parseStored(session.getItem(key), schema) ?? parseStored(local.getItem(key), schema);
}

const vehicleOf = (stored: z.output<typeof vehicleSchema> | null): VehicleRef | null =>
  stored?.type && stored.model && stored.version
    ? { type: stored.type, model: stored.model, version: stored.version }
    : null;

/** Whether what local storage has is what another tab chose since this one did. */
const isAnotherTabs = ({ local, session }: CalculatorStores): boolean =>
  [MODEL_KEY, MODEL_INDEX_KEY, RESULT_KEY].some((key) => {
    const own = session.getItem(key);
    return own !== null && own !== local.getItem(key);
  });

/** Trusts nothing: every value is parsed, then looked up in the catalogue. Unknown ones are dropped, the others kept. */
export function readSelection(stores: CalculatorStores, catalogue: Catalogue): Selection {
  const stored = readStored(stores, MODEL_KEY, vehicleSchema);
  const vehicle = vehicleOf(stored);
  const shown = isAnotherTabs(stores) ? null : stores.local.getItem(VEHICLE_TYPE_KEY);
  const type = findType(catalogue, shown) ?? findType(catalogue, stored?.type ?? null) ?? null;
  const modelIndex = readStored(stores, MODEL_INDEX_KEY, modelIndexSchema);
  const terms = readStored(stores, RESULT_KEY, chosenTermsSchema);
  const lines = readStored(stores, MODEL_KEY, linesSchema);
  const selection: Selection = {
    ...EMPTY_SELECTION,
    ...terms,
    ...lines,
    plan: findPlan(catalogue, terms?.plan ?? null)?.slug ?? null,
    vehicle,
    vehicleType: type?.slug ?? null,
    modelIndex: type && modelIndex !== null && modelIndex < type.models.length ? modelIndex : null,
  };
  return withoutGone(selection, catalogue);
}

/** Without the vehicles that the catalogue does not have: the next one is then the first. */
function withoutGone(selection: Selection, catalogue: Catalogue): Selection {
  const known = linesOf(selection).filter((line) => findVehicle(catalogue, line.vehicle));
  if (known.length > 0 && known.length < linesOf(selection).length) return withLines(selection, known);
  return known.length > 0 ? selection : { ...selection, vehicle: null, equipment: [], others: [] };
}

/** Whether the visitor had chosen a vehicle that is not in the catalogue any more. */
export function remembersGoneVehicle(stores: CalculatorStores, catalogue: Catalogue): boolean {
  const vehicle = vehicleOf(readStored(stores, MODEL_KEY, vehicleSchema));
  const others = readStored(stores, MODEL_KEY, linesSchema)?.others ?? [];
  const chosen = [...(vehicle ? [vehicle] : []), ...others.map((line) => line.vehicle)];
  return chosen.some((one) => !findVehicle(catalogue, one));
}

export function writeSelection({ local, session }: CalculatorStores, selection: Selection): void {
  const { vehicleType, modelIndex, vehicle, equipment, others, tradeIn, target: _, ...terms } = selection;
  const lines = {
    ...(equipment.length > 0 && { equipment }),
    ...(others.length > 0 && { others }),
    ...(tradeIn && { tradeIn }),
  };
  const shared = {
    [MODEL_INDEX_KEY]: JSON.stringify(modelIndex),
    [MODEL_KEY]: JSON.stringify(vehicle && { ...vehicle, ...lines }),
    [RESULT_KEY]: JSON.stringify(terms satisfies ChosenTerms),
  };
  local.setItem(VEHICLE_TYPE_KEY, vehicleType ?? '');
  for (const [key, value] of Object.entries(shared)) {
    local.setItem(key, value);
    session.setItem(key, value);
  }
}
