import { z } from 'zod';

/** What is kept of the figures of letters that can cease to be true. */
export const settledSchema = z.object({ paidOffOn: z.string() });
export const payoffSchema = z.object({ on: z.string(), total: z.string().optional() });
