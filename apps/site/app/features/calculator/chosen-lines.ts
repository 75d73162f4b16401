import { fromCents, isLease, sumOf, toCents } from '@flota/figures';
import { MAX_LINES, MAX_UNITS, type PlanRules } from '@flota/schemas';
import { type Catalogue, type CatalogueLine, type ChosenLine, findLine, type VehicleRef } from '../quoting/index.js';
import type { Selection } from './selection.js';

/*
 * The kinds of vehicle of a quote. The first is the selection's own vehicle, as it is where there is no other; further ones
 * are its `others`. Here they are one list.
 */

/** What was chosen, in order; nothing while the first vehicle is not. */
export const linesOf = ({ vehicle, units, equipment, others }: Selection): ChosenLine[] =>
  vehicle ? [{ vehicle, units: units ?? 1, equipment }, ...others] : [];

/** The selection with these lines instead of its own. */
export function withLines(selection: Selection, [first, ...others]: readonly ChosenLine[]): Selection {
  const { target } = selection;
  const next = first
    ? { ...selection, vehicle: first.vehicle, units: first.units, equipment: first.equipment, others }
    : { ...selection, vehicle: null, units: null, equipment: [], others: [] };
  return { ...next, target: Math.min(target, others.length) };
}

export const changeLine = (selection: Selection, line: number, change: Partial<ChosenLine>): Selection =>
  withLines(
    selection,
    linesOf(selection).map((chosen, index) => (index === line ? { ...chosen, ...change } : chosen)),
  );

/** Puts a vehicle where the visitor is choosing for: into one of the lines, or a new one behind them. */
export function placeVehicle(selection: Selection, vehicle: VehicleRef): Selection {
  const { target, others } = selection;
  const shown = { ...selection, vehicleType: vehicle.type };
  if (target === 0) return { ...shown, vehicle };
  if (target <= others.length) return changeLine(shown, target, { vehicle });
  return { ...shown, others: [...others, { vehicle, units: 1, equipment: [] }], target: others.length + 1 };
}

/** So many of the item on each vehicle of the line. */
export function fitEquipment(selection: Selection, line: number, item: string, quantity: number): Selection {
  const before = linesOf(selection)[line]?.equipment ?? [];
  const isThere = before.some((chosen) => chosen.item === item);
  const after = isThere
    ? before.map((chosen) => (chosen.item === item ? { item, quantity } : chosen))
    : [...before, { item, quantity }];
  return changeLine(selection, line, { equipment: after.filter((chosen) => chosen.quantity > 0) });
}

/** What is being quoted, at the catalogue's names and prices. */
export const draftLines = (selection: Selection, catalogue: Catalogue): CatalogueLine[] =>
  linesOf(selection).flatMap((line) => findLine(catalogue, line) ?? []);

/** A line as figures are worked out from it. */
export const pricedLine = ({ vehicle, units, price }: CatalogueLine) => ({
  units,
  vehicle: { type: vehicle.type, version: { price } },
});

/** How many more vehicles there may be in all. */
export const unitsLeft = (selection: Selection): number =>
  MAX_UNITS - linesOf(selection).reduce((total, { units }) => total + units, 0);

export const mayAddLine = (selection: Selection): boolean =>
  selection.vehicle !== null && selection.others.length < MAX_LINES - 1 && unitsLeft(selection) > 0;

/** What a plan's percentages count on, of all vehicles, MXN: a lease takes the VAT out of each price, to the cent. */
export function priceOfPlan(selection: Selection, catalogue: Catalogue, { kind, vatRate }: PlanRules): string {
  const prices = draftLines(selection, catalogue).map(({ price, units }) => {
    const counted = isLease(kind) ? withoutVat(price, vatRate) : price;
    return fromCents(toCents(counted) * BigInt(units));
  });
  return sumOf(prices);
}

/** The price with VAT that the figures in view are about: of one vehicle with its equipment, or of all kinds together. */
export function priceInView(selection: Selection, catalogue: Catalogue): string | null {
  const lines = draftLines(selection, catalogue);
  const [first, ...others] = lines;
  if (!first || others.length === 0) return first?.price ?? null;
  return sumOf(lines.map(({ price, units }) => fromCents(toCents(price) * BigInt(units))));
}

/** Half up. The rate is a fraction with at most four decimals. */
function withoutVat(price: string, vatRate: string): string {
  const whole = 10_000n + BigInt(Math.round(Number(vatRate) * 10_000));
  return fromCents((toCents(price) * 10_000n * 2n + whole) / (whole * 2n));
}
