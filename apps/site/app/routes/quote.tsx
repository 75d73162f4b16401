import { ApiProblem } from '@flota/client';
import { savedQuoteSchema, type SavedQuote } from '@flota/schemas';
import { quotePage } from '@flota/texts/site/quote-page';
import { data, useLocation } from 'react-router';
import type { Route } from './+types/quote.js';
import { serverApi } from '../api/client.js';
import { QuoteGone, type GoneReason } from '../features/quote/QuoteGone.js';
import { readQuotedState } from '../features/quote/quoted-state.js';
import { QuotePage } from '../features/quote/QuotePage.js';
import { pageMeta } from '../lib/meta.js';
import { WHILE_CLOSED } from '../lib/page-parameters.js';
import { useHydrated } from '../lib/use-hydrated.js';

export const handle = WHILE_CLOSED;

type LoadedQuote = { quote: SavedQuote } | { gone: GoneReason };

/** 422: what stands in the address can't be a token. */
const GONE: Record<number, { reason: GoneReason; status: number }> = {
  404: { reason: 'unknown', status: 404 },
  422: { reason: 'unknown', status: 404 },
  410: { reason: 'expired', status: 410 },
};

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const quote = await serverApi(context).get(`/api/quotes/${encodeURIComponent(params.token)}`, savedQuoteSchema);
    return data<LoadedQuote>({ quote });
  } catch (error) {
    const gone = error instanceof ApiProblem ? GONE[error.status] : undefined;
    if (!gone) throw error;
    return data<LoadedQuote>({ gone: gone.reason }, { status: gone.status });
  }
}

/** Whoever has the address may read the quote, so the address must not leak: no index, no referrer, no shared cache. */
export const headers: Route.HeadersFunction = () => ({
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
});

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta({
    title: loaderData && 'quote' in loaderData ? quotePage.titleOf({ folio: loaderData.quote.folio }) : quotePage.title,
    description: quotePage.description,
    path: `/cotizacion/${params.token}`,
    site: matches[0].loaderData,
    noIndex: true,
  });

export default function Quote({ loaderData }: Route.ComponentProps) {
  const state: unknown = useLocation().state;
  const hydrated = useHydrated();
  if ('gone' in loaderData) return <QuoteGone reason={loaderData.gone} />;
  return <QuotePage quote={loaderData.quote} quoted={hydrated ? readQuotedState(state) : null} />;
}
