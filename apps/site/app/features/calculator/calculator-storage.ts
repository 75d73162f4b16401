import { MODEL_INDEX_KEY, MODEL_KEY, RESULT_KEY, VEHICLE_TYPE_KEY } from '../../constants/storage-keys.js';
import { localStore, sessionStore } from '../../lib/browser-storage.js';
import { linesOf as chosenLines, withLines } from './chosen-lines.js';
import { EMPTY_SELECTION, type Selection } from './selection.js';
import { findPlan, findType, findVehicle, type Catalogue, type ChosenTerms } from '../quoting/index.js';
import {
  equipmentOf,
  linesOf,
  saidBy,
  termsOf,
  tradeInOf,
  vehicleOf,
  vehicleTypeOf,
  wholeNumber,
} from './understood.js';

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

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem'>;

export interface CalculatorStores {
  local: KeyValueStore;
  session: KeyValueStore;
}

export const BROWSER_STORES: CalculatorStores = { local: localStore, session: sessionStore };

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** This tab's own copy, where `understood` makes anything of it. */
const readStored = <Value>(
  { local, session }: CalculatorStores,
  key: string,
  understood: (value: unknown) => Value | null,
): Value | null => understood(parsed(session.getItem(key))) ?? understood(parsed(local.getItem(key)));

const MOST_MODELS = 1000;
const positionOf = (value: unknown): number | null => wholeNumber(value, 0, MOST_MODELS);

/** Whether what local storage has is what another tab chose since this one did. */
const isAnotherTabs = ({ local, session }: CalculatorStores): boolean =>
  [MODEL_KEY, MODEL_INDEX_KEY, RESULT_KEY].some((key) => {
    const own = session.getItem(key);
    return own !== null && own !== local.getItem(key);
  });

/** Trusts nothing: every value is looked at, then looked up in the catalogue. Unknown ones are dropped, the others kept. */
export function readSelection(stores: CalculatorStores, catalogue: Catalogue): Selection {
  const stored = readStored(stores, MODEL_KEY, saidBy);
  const shown = isAnotherTabs(stores) ? null : stores.local.getItem(VEHICLE_TYPE_KEY);
  const type = findType(catalogue, shown) ?? findType(catalogue, vehicleTypeOf(stored)) ?? null;
  const modelIndex = readStored(stores, MODEL_INDEX_KEY, positionOf);
  const result = readStored(stores, RESULT_KEY, saidBy);
  const terms = result && termsOf(result);
  const tradeIn = tradeInOf(stored?.tradeIn);
  const selection: Selection = {
    ...EMPTY_SELECTION,
    ...terms,
    equipment: equipmentOf(stored?.equipment),
    others: linesOf(stored?.others),
    tradeIn: tradeIn && { typed: tradeIn, meant: null },
    plan: findPlan(catalogue, terms?.plan ?? null)?.slug ?? null,
    vehicle: vehicleOf(stored),
    vehicleType: type?.slug ?? null,
    modelIndex: type && modelIndex !== null && modelIndex < type.models.length ? modelIndex : null,
  };
  return withoutGone(selection, catalogue);
}

/** Without the vehicles that the catalogue does not have: the next one is then the first. */
function withoutGone(selection: Selection, catalogue: Catalogue): Selection {
  const known = chosenLines(selection).filter((line) => findVehicle(catalogue, line.vehicle));
  if (known.length > 0 && known.length < chosenLines(selection).length) return withLines(selection, known);
  return known.length > 0 ? selection : { ...selection, vehicle: null, equipment: [], others: [] };
}

/** Whether the visitor had chosen a vehicle that is not in the catalogue any more. */
export function remembersGoneVehicle(stores: CalculatorStores, catalogue: Catalogue): boolean {
  const stored = readStored(stores, MODEL_KEY, saidBy);
  const vehicle = vehicleOf(stored);
  const chosen = [...(vehicle ? [vehicle] : []), ...linesOf(stored?.others).map((line) => line.vehicle)];
  return chosen.some((one) => !findVehicle(catalogue, one));
}

export function writeSelection({ local, session }: CalculatorStores, selection: Selection): void {
  const { vehicleType, modelIndex, vehicle, equipment, others, tradeIn, target: _, ...terms } = selection;
  const lines = {
    ...(equipment.length > 0 && { equipment }),
    ...(others.length > 0 && { others }),
    ...(tradeIn && { tradeIn: tradeIn.typed }),
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
