import { z } from 'zod';
import { slug } from './primitives.js';

/** `GET /api/states` */
export const statesResponseSchema = z.array(
  z.object({
    /** INEGI code, `01` to `32`. */
    id: z.string(),
    name: z.string(),
    /** First two digits of its postal codes: `64-67` or `20`. */
    postalPrefix: z.string(),
  }),
);
export type State = z.infer<typeof statesResponseSchema>[number];

/** `GET /api/states/cities` */
export const citiesResponseSchema = z.array(
  z.object({ id: z.string(), stateId: z.string(), name: z.string(), latitude: z.number(), longitude: z.number() }),
);
export type City = z.infer<typeof citiesResponseSchema>[number];

/** `GET /api/states/distributors?state_id={id}`, or all without it. */
export const distributorSchema = z.object({
  slug,
  name: z.string(),
  stateId: z.string(),
  cityId: z.string(),
  city: z.string(),
  address: z.string(),
  postalCode: z.string(),
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  hours: z.array(z.string()),
  services: z.array(z.string()),
});
export type Distributor = z.infer<typeof distributorSchema>;
