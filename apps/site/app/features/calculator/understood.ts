import {
  isPercent,
  isSlug,
  MAX_LINES,
  MAX_UNITS,
  MOST_PER_VEHICLE,
  PERSON_TYPE_NAMES,
  type PersonType,
} from '@flota/schemas';
import type { ChosenEquipment, ChosenLine, ChosenTerms, VehicleRef } from '../quoting/index.js';
import type { TypedTradeIn } from './typed-trade-in.js';

/*
 * What an address or a store says of a calculation, which may be anything: each value that is not understood becomes
 * `null` and takes nothing else with it. By hand, as zod would be a tenth of what the first step loads.
 */

type Said = Readonly<Record<string, unknown>>;

const MOST_TYPED = 200;
const MOST_EQUIPMENT = 20;

export const saidBy = (value: unknown): Said | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Said) : null;

export const wholeNumber = (value: unknown, least: number, most: number): number | null =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most ? Number(value) : null;

const slugOf = (value: unknown): string | null => (isSlug(value) ? value : null);
const percentOf = (value: unknown): string | null => (isPercent(value) ? value : null);
const flagOf = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);
const typedOf = (value: unknown): string => (typeof value === 'string' && value.length <= MOST_TYPED ? value : '');
const personTypeOf = (value: unknown): PersonType | null =>
  typeof value === 'string' && Object.hasOwn(PERSON_TYPE_NAMES, value) ? (value as PersonType) : null;

export const termsOf = (said: Said): ChosenTerms => ({
  plan: slugOf(said.plan),
  personType: personTypeOf(said.personType),
  downPaymentPercent: percentOf(said.downPaymentPercent),
  termMonths: wholeNumber(said.termMonths, 1, 72),
  units: wholeNumber(said.units, 1, MAX_UNITS),
  balloonPercent: percentOf(said.balloonPercent),
  borderRegion: flagOf(said.borderRegion),
  withoutInsurance: flagOf(said.withoutInsurance),
});

/** A vehicle is named whole or not at all. */
export function vehicleOf(value: unknown): VehicleRef | null {
  const said = saidBy(value);
  const [type, model, version] = [slugOf(said?.type), slugOf(said?.model), slugOf(said?.version)];
  return type && model && version ? { type, model, version } : null;
}

/** The type alone tells what was looked at. */
export const vehicleTypeOf = (value: unknown): string | null => slugOf(saidBy(value)?.type);

export const equipmentOf = (value: unknown): ChosenEquipment[] => all(value, MOST_EQUIPMENT, pieceOf);

export const linesOf = (value: unknown): ChosenLine[] => all(value, MAX_LINES - 1, lineOf);

export function tradeInOf(value: unknown): TypedTradeIn | null {
  const said = saidBy(value);
  return (
    said && {
      type: typedOf(said.type),
      year: typedOf(said.year),
      description: typedOf(said.description),
      value: typedOf(said.value),
    }
  );
}

function pieceOf(value: unknown): ChosenEquipment | null {
  const said = saidBy(value);
  const item = slugOf(said?.item);
  const quantity = wholeNumber(said?.quantity, 1, MOST_PER_VEHICLE);
  return item && quantity ? { item, quantity } : null;
}

function lineOf(value: unknown): ChosenLine | null {
  const said = saidBy(value);
  const vehicle = vehicleOf(said?.vehicle);
  const units = wholeNumber(said?.units, 1, MAX_UNITS);
  return vehicle && units ? { vehicle, units, equipment: equipmentOf(said?.equipment) } : null;
}

/** Nothing of a list of which something is not understood: the rest alone would cost something else. */
function all<Item>(value: unknown, most: number, itemOf: (value: unknown) => Item | null): Item[] {
  if (!Array.isArray(value) || value.length > most) return [];
  const items = value.map(itemOf).filter((item) => item !== null);
  return items.length === value.length ? items : [];
}
