import { z } from 'zod';
import { brandLookSchema } from './look.js';

/** `GET /api/brand`: the look that visitors see, with all colours that follow from it. */
export const publicBrandSchema = brandLookSchema.extend({
  palette: z.record(z.string(), z.string()),
  /** Whether it is the product's own: then there is nothing to add to its style sheet. */
  isDefault: z.boolean(),
});
export type PublicBrand = z.output<typeof publicBrandSchema>;
