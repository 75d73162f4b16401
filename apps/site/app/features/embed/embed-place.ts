import { firstPaymentName, quoteFigures, viewOf } from '@flota/figures';
import { z } from 'zod';
import type { QuotingPlace } from '../quoting/index.js';

const STEPS = ['paso-1', 'paso-2', 'paso-3'] as const;

export const embedPath = (dealer: string, page = ''): string => `/embed/${dealer}${page && `/${page}`}`;

/** What the frame shows of a quote that was made in it; kept in the history entry, so that a reload finds it. */
const madeSchema = z.object({
  sentTo: z.string(),
  made: z.object({ token: z.string(), folio: z.string(), vehicle: z.string(), label: z.string(), amount: z.string() }),
});
export type MadeQuote = z.infer<typeof madeSchema>;

export const readMade = (state: unknown): MadeQuote | null => madeSchema.safeParse(state).data ?? null;

/** The calculator in a distributor's frame: its addresses, and whose its quotes are. */
export const embedPlace = (dealer: string): QuotingPlace => ({
  channel: 'embed',
  stepPath: (step) => embedPath(dealer, STEPS[step - 1]),
  stepOfPath(pathname) {
    const index = STEPS.findIndex((step) => pathname.replace(/\/$/, '') === embedPath(dealer, step));
    return index === 0 ? 1 : index === 1 ? 2 : index === 2 ? 3 : null;
  },
  dealer: () => dealer,
  shown(quote) {
    const { token, folio, vehicle, units } = quote;
    const view = viewOf(quote);
    const made = {
      token,
      folio,
      vehicle: `${vehicle.brand} ${vehicle.modelName}`,
      label: firstPaymentName(view, units),
      amount: quoteFigures(view).first.amount,
    };
    return { path: embedPath(dealer, 'listo'), state: { made } };
  },
});
