import { z } from 'zod';

/** What a certificate of interest or of rents keeps of what it says. MXN, and the day it reaches to. */
export const certifiedFiguresSchema = z.object({
  interest: z.string().optional(),
  rent: z.string().optional(),
  vat: z.string(),
  lateInterest: z.string(),
  lateVat: z.string(),
  total: z.string(),
  until: z.string(),
});
