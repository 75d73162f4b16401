import { z } from 'zod';

/** What is kept of the figures of letters that can cease to be true. */
export const settledSchema = z.object({ paidOffOn: z.string() });
/** Of a convenio what it became in the contract's books. */
export const agreementSchema = z.object({ event: z.string() });
export const payoffSchema = z.object({ on: z.string(), total: z.string().optional() });
