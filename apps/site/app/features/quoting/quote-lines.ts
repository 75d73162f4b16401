import { fittedPrice } from '@flota/figures';
import { equipmentFits, type Equipment, MOST_PER_VEHICLE, MAX_LINES, MAX_UNITS } from '@flota/schemas';
import { findVehicle, type Catalogue, type CatalogueVehicle, type VehicleRef } from './catalogue.js';

/** Equipment that was chosen, by its name in the catalogue. */
export interface ChosenEquipment {
  item: string;
  quantity: number;
}

/** A kind of vehicle that was chosen: which, how many, and what is mounted on each. */
export interface ChosenLine {
  vehicle: VehicleRef;
  units: number;
  equipment: readonly ChosenEquipment[];
}

/** The same with everything the catalogue has to say of it. */
export interface CatalogueLine {
  vehicle: CatalogueVehicle;
  units: number;
  equipment: readonly (ChosenEquipment & Pick<Equipment, 'name' | 'price'>)[];
  /** Of one with its equipment, MXN with VAT. */
  price: string;
  /** Whether something was chosen for it that is not on offer for it (any more). */
  equipmentGone: boolean;
}

/** What can be mounted on a vehicle. */
export const equipmentFor = ({ equipment }: Catalogue, { type, model }: Pick<CatalogueVehicle, 'type' | 'model'>) =>
  equipment.filter((item) => equipmentFits(item, { type: type.slug, model: model.slug }));

/** `null` when the vehicle is not in the catalogue. */
export function findLine(
  catalogue: Catalogue,
  { vehicle: ref, units, equipment: chosen }: ChosenLine,
): CatalogueLine | null {
  const vehicle = findVehicle(catalogue, ref);
  if (!vehicle) return null;
  const offered = equipmentFor(catalogue, vehicle);
  const equipment = chosen.flatMap(({ item, quantity }) => {
    const found = offered.find(({ slug }) => slug === item);
    return found
      ? [{ item, name: found.name, price: found.price, quantity: Math.min(quantity, found.mostPerVehicle) }]
      : [];
  });
  const price = fittedPrice({ price: vehicle.version.price, equipment });
  return { vehicle, units, equipment, price, equipmentGone: equipment.length < chosen.length };
}

/*
 * Lines in an address: `autobus.boxer.chasis.3.camaras_1*…`, the equipment of one vehicle `camaras_1.quinta-rueda_1`. Slugs
 * have none of these signs.
 */

export const LINE_PARAMETERS = { equipment: 'equipo', others: 'otros' } as const;

/** A vehicle by its names, with what is mounted on it. */
export interface FittedRef extends VehicleRef {
  equipment?: readonly ChosenEquipment[];
}

/** So many of it. */
export interface RefLine {
  vehicle: FittedRef;
  units: number;
}

const writeEquipment = (equipment: readonly ChosenEquipment[]): string[] =>
  equipment.map(({ item, quantity }) => `${item}_${quantity}`);

/** What an address says of the equipment of its vehicle, and of further vehicles. */
export function writeLines({ equipment = [] }: FittedRef, others: readonly RefLine[]): Record<string, string> {
  const lines = others.map(({ vehicle: { type, model, version, equipment: fitted = [] }, units }) =>
    [type, model, version, units, ...writeEquipment(fitted)].join('.'),
  );
  return {
    ...(equipment.length > 0 && { [LINE_PARAMETERS.equipment]: writeEquipment(equipment).join('.') }),
    ...(lines.length > 0 && { [LINE_PARAMETERS.others]: lines.join('*') }),
  };
}

const countUpTo = (most: number, text: string | undefined): number | null => {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= most ? count : null;
};

const readEquipment = (parts: readonly string[]): ChosenEquipment[] =>
  parts.flatMap((part) => {
    const [item = '', count] = part.split('_');
    const quantity = countUpTo(MOST_PER_VEHICLE, count);
    return item && quantity ? [{ item, quantity }] : [];
  });

/** What is understood of it; whether the names are known is for the catalogue to say. */
export function readLines(query: URLSearchParams): { equipment: ChosenEquipment[]; others: ChosenLine[] } {
  const others = (query.get(LINE_PARAMETERS.others) ?? '').split('*').flatMap((line): ChosenLine[] => {
    const [type, model, version, count, ...equipment] = line.split('.');
    const units = countUpTo(MAX_UNITS, count);
    return type && model && version && units
      ? [{ vehicle: { type, model, version }, units, equipment: readEquipment(equipment) }]
      : [];
  });
  return {
    equipment: readEquipment((query.get(LINE_PARAMETERS.equipment) ?? '').split('.')),
    others: others.slice(0, MAX_LINES - 1),
  };
}
