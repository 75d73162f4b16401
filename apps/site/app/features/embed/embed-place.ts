import { firstPaymentName, quoteFigures, viewOf } from '@flota/figures';
import type { QuotingPlace } from '../quoting/index.js';
import type { MadeQuote } from './made-quote.js';

const STEPS = ['paso-1', 'paso-2', 'paso-3'] as const;

export const embedPath = (dealer: string, page = ''): string => `/embed/${dealer}${page && `/${page}`}`;

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
    const made: MadeQuote['made'] = {
      token,
      folio,
      vehicle: `${vehicle.brand} ${vehicle.modelName}`,
      label: firstPaymentName(view, units),
      amount: quoteFigures(view).first.amount,
    };
    return { path: embedPath(dealer, 'listo'), state: { made } };
  },
});
