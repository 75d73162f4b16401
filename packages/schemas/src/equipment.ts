import { z } from 'zod';
import { moneyString, slug } from './primitives.js';

/** More of the same on one vehicle is a slip of the finger. */
export const MOST_PER_VEHICLE = 20;

/** Something mounted on a vehicle and financed with it: a box, a tipper body, a fifth wheel. */
export const equipmentSchema = z.object({
  slug,
  name: z.string(),
  /** MXN, with VAT. */
  price: moneyString,
  /** Slugs of the types all of whose vehicles it fits. */
  types: z.array(slug),
  /** Slugs of further models that it fits. */
  models: z.array(slug),
  mostPerVehicle: z.number().int(),
});
export type Equipment = z.infer<typeof equipmentSchema>;

/** `GET /api/equipment` */
export const equipmentResponseSchema = z.array(equipmentSchema);

/** Whether equipment can be mounted on a model. */
export const equipmentFits = (
  { types, models }: Pick<Equipment, 'types' | 'models'>,
  vehicle: { type: string; model: string },
): boolean => types.includes(vehicle.type) || models.includes(vehicle.model);
