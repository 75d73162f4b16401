import { z } from 'zod';
import { moneyString, slug } from './primitives.js';
import { silhouetteSchema, vehiclePhotoSchema } from './vehicle-looks.js';
import { vehicleSpecSchema } from './vehicle-spec.js';

export const vehicleVersionSchema = z.object({
  slug,
  name: z.string(),
  /** MXN, with VAT. */
  price: moneyString,
  /** Where it is another drawing than its model's. */
  silhouette: silhouetteSchema.optional(),
  /** Where it has photos of its own; in the list the first one only. */
  photos: z.array(vehiclePhotoSchema).optional(),
});

export const vehicleModelSchema = z.object({
  slug,
  /** Slug of the vehicle type it belongs to. */
  type: slug,
  brand: z.string(),
  name: z.string(),
  segment: z.string(),
  /** Which of the site's own drawings shows it. */
  silhouette: silhouetteSchema,
  /** In the list the first one only: what stands for the vehicle. */
  photos: z.array(vehiclePhotoSchema).optional(),
  versions: z.array(vehicleVersionSchema),
});

export const vehicleTypeSchema = z.object({
  slug,
  name: z.string(),
  models: z.array(vehicleModelSchema),
});

/** `GET /api/vehicles` */
export const vehiclesResponseSchema = z.array(vehicleTypeSchema);

const brochureSchema = z.object({
  /** Address of the PDF. */
  url: z.string(),
  /** Bytes. */
  size: z.int(),
});

/** `GET /api/vehicles/:slug`: all there is to know of a model. Versions tell all facts, those of the model included. */
export const vehicleDetailSchema = vehicleModelSchema.extend({
  typeName: z.string(),
  photos: z.array(vehiclePhotoSchema),
  spec: vehicleSpecSchema,
  brochure: brochureSchema.nullable(),
  updatedAt: z.iso.datetime(),
  versions: z.array(
    vehicleVersionSchema.extend({
      photos: z.array(vehiclePhotoSchema),
      spec: vehicleSpecSchema,
      brochure: brochureSchema.nullable(),
    }),
  ),
});

export type VehicleVersion = z.infer<typeof vehicleVersionSchema>;
export type VehicleModel = z.infer<typeof vehicleModelSchema>;
export type VehicleType = z.infer<typeof vehicleTypeSchema>;
export type VehicleDetail = z.output<typeof vehicleDetailSchema>;
