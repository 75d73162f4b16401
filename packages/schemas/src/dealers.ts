import { z } from 'zod';
import { slug } from './primitives.js';

/** `GET /api/states` */
export const statesResponseSchema = z.array(z.object({ id: z.string(), name: z.string() }));
/** `GET /api/states/cities` */
export const citiesResponseSchema = z.array(z.object({ id: z.string(), stateId: z.string(), name: z.string() }));
/** `GET /api/states/distributors?state_id={id}` */
export const distributorSchema = z.object({
  slug,
  name: z.string(),
  stateId: z.string(),
  city: z.string(),
  address: z.string(),
  postalCode: z.string(),
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type Distributor = z.infer<typeof distributorSchema>;
