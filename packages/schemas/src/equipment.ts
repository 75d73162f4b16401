import { z } from 'zod';
import { moneyString, slug } from './primitives.js';

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
