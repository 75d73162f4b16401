import { z } from 'zod';
import { fieldCode } from './field-codes.js';
import { imagePath, line } from './publishing.js';
import { type Silhouette, SILHOUETTE_NAMES } from './silhouettes.js';

export const silhouetteSchema = z.enum(
  Object.keys(SILHOUETTE_NAMES) as [Silhouette, ...Silhouette[]],
  fieldCode('SILHOUETTE.INVALID'),
);

const share = z
  .int(fieldCode('PERCENT.OUT_OF_RANGE'))
  .min(0, fieldCode('PERCENT.OUT_OF_RANGE'))
  .max(100, fieldCode('PERCENT.OUT_OF_RANGE'));

/** A photo of a vehicle. Further widths of an uploaded one: `MEDIA_WIDTHS`. */
export const vehiclePhotoSchema = z.object({
  image: imagePath,
  /** What it shows, for whoever doesn't see it. */
  alt: line(160),
  /** What must stay in sight where the photo is cut to another shape: percent from the left and from the top. */
  focus: z.object({ x: share, y: share }).default({ x: 50, y: 50 }),
});
export type VehiclePhoto = z.infer<typeof vehiclePhotoSchema>;

export const MAX_VEHICLE_PHOTOS = 12;

/** In the order they are shown; the first stands for the vehicle. */
export const vehiclePhotosSchema = z
  .array(vehiclePhotoSchema)
  .max(MAX_VEHICLE_PHOTOS, fieldCode('LIST.TOO_LONG'))
  .default([]);
