import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { postalCodeSchema } from '../identifiers/postal-code.js';
import { line } from '../publishing.js';

/** `POST /api/admin/geocoding`: where an address is. It is of a place, never of a person. */
export const placeWantedSchema = z.object({
  address: line(300),
  postalCode: postalCodeSchema.nullish(),
  cityId: z.uuid(fieldCode('CITY.INVALID')).nullish(),
});

/** Points it may be, the likeliest first; none where the address is not known. */
export const placesFoundSchema = z.object({
  places: z.array(
    z.object({
      /** As the provider writes the address. */
      label: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
});
export type PlacesFound = z.infer<typeof placesFoundSchema>;
export type PlaceFound = PlacesFound['places'][number];

/** `GET /api/admin/geocoding/offer` */
export const geocodingOfferSchema = z.object({ offered: z.boolean() });
