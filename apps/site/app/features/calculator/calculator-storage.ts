import { MAX_UNITS, percentString, personTypeSchema, slug } from '@flota/schemas';
import { z } from 'zod';
import { MODEL_INDEX_KEY, MODEL_KEY, RESULT_KEY, VEHICLE_TYPE_KEY } from '../../constants/storage-keys.js';
import { EMPTY_SELECTION, type ChosenTerms, type Selection } from './calculator-state.js';
import { findPlan, findType, findVehicle, type Catalogue } from './catalogue.js';

/*
 * Where the choices are kept, under the specification's names:
 *
 *   vehicle_type_save  slug of the vehicle type on show                      local
 *   indexModel         position, in that type, of the model that is open     local and session
 *   modelSelect        { type, model, version } of the chosen vehicle        local and session
 *   result             { plan, personType, downPaymentPercent, termMonths,
 *                        units, balloonPercent }                           local and session
 *
 * Session storage is cleared on navigations outside my-account, so local storage is what survives the visit. The session
 * copy is this tab's own: as long as it lives it wins, so that a reload gives two tabs their own vehicles back.
 * Figures are not kept, they are worked out again at today's prices. Contact data is never kept.
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
});

export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem'>;

export interface CalculatorStores {
  local: KeyValueStore;
  session: KeyValueStore;
}

/** The browser's stores, or `null` where it refuses them (a mere mention of them throws when cookies are blocked). */
export function browserStores(): CalculatorStores | null {
  try {
    return { local: window.localStorage, session: window.sessionStorage };
  } catch {
    return null;
  }
}

function parseStored<Schema extends z.ZodType>(text: string | null, schema: Schema): z.output<Schema> | null {
  if (text === null) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Trusts nothing: every value is parsed, then looked up in the catalogue. Unknown ones are dropped, the others kept. */
export function readSelection({ local, session }: CalculatorStores, catalogue: Catalogue): Selection {
  const read = <Schema extends z.ZodType>(key: string, schema: Schema) =>
    parseStored(session.getItem(key), schema) ?? parseStored(local.getItem(key), schema);

  const stored = read(MODEL_KEY, vehicleSchema);
  const vehicle =
    stored?.type && stored.model && stored.version
      ? { type: stored.type, model: stored.model, version: stored.version }
      : null;
  const type =
    findType(catalogue, local.getItem(VEHICLE_TYPE_KEY)) ?? findType(catalogue, stored?.type ?? null) ?? null;
  const modelIndex = read(MODEL_INDEX_KEY, modelIndexSchema);
  const terms = read(RESULT_KEY, chosenTermsSchema);
  return {
    ...EMPTY_SELECTION,
    ...terms,
    plan: findPlan(catalogue, terms?.plan ?? null)?.slug ?? null,
    vehicle: findVehicle(catalogue, vehicle) ? vehicle : null,
    vehicleType: type?.slug ?? null,
    modelIndex: type && modelIndex !== null && modelIndex < type.models.length ? modelIndex : null,
  };
}

/** Best effort: a full or forbidden store costs the visitor the memory, never the calculator. */
export function writeSelection({ local, session }: CalculatorStores, selection: Selection): void {
  const { vehicleType, modelIndex, vehicle, ...terms } = selection;
  const shared = {
    [MODEL_INDEX_KEY]: JSON.stringify(modelIndex),
    [MODEL_KEY]: JSON.stringify(vehicle),
    [RESULT_KEY]: JSON.stringify(terms satisfies ChosenTerms),
  };
  try {
    local.setItem(VEHICLE_TYPE_KEY, vehicleType ?? '');
    for (const [key, value] of Object.entries(shared)) {
      local.setItem(key, value);
      session.setItem(key, value);
    }
  } catch {
    // The quota is used up or storage is switched off.
  }
}
