import { z } from 'zod';

/** What the frame shows of a quote that was made in it; kept in the history entry, so that a reload finds it. */
const madeSchema = z.object({
  sentTo: z.string(),
  made: z.object({ token: z.string(), folio: z.string(), vehicle: z.string(), label: z.string(), amount: z.string() }),
});
export type MadeQuote = z.infer<typeof madeSchema>;

export const readMade = (state: unknown): MadeQuote | null => madeSchema.safeParse(state).data ?? null;
