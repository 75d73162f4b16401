import { z } from 'zod';
import { fieldCode } from './field-codes.js';
import { moneyString, slug } from './primitives.js';

export const vehicleVersionSchema = z.object({
  slug,
  name: z.string(),
  /** MXN, with VAT. */
  price: moneyString,
});

export const vehicleModelSchema = z.object({
  slug,
  /** Slug of the vehicle type it belongs to. */
  type: slug,
  brand: z.string(),
  name: z.string(),
  segment: z.string(),
  /** Which of the site's own drawings shows it. */
  silhouette: z.enum(
    ['tractor', 'medium-truck', 'vocational-truck', 'city-bus', 'coach'],
    fieldCode('SILHOUETTE.INVALID'),
  ),
  versions: z.array(vehicleVersionSchema),
});

export const vehicleTypeSchema = z.object({
  slug,
  name: z.string(),
  models: z.array(vehicleModelSchema),
});

/** `GET /api/vehicles` */
export const vehiclesResponseSchema = z.array(vehicleTypeSchema);

export type VehicleVersion = z.infer<typeof vehicleVersionSchema>;
export type VehicleModel = z.infer<typeof vehicleModelSchema>;
export type VehicleType = z.infer<typeof vehicleTypeSchema>;
