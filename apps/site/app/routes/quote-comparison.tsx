import { ApiProblem } from '@flota/client';
import { savedQuoteSchema, type SavedQuote } from '@flota/schemas';
import { quoteComparison } from '@flota/texts/site/quote-comparison';
import { data } from 'react-router';
import type { Route } from './+types/quote-comparison.js';
import { serverApi } from '../api/client.js';
import { QuoteGone, type GoneReason } from '../features/quote/QuoteGone.js';
import { QuoteComparison } from '../features/quote-comparison/QuoteComparison.js';
import { pageMeta } from '../lib/meta.js';

type Loaded = { quotes: [SavedQuote, SavedQuote] } | { gone: GoneReason };

export async function loader({ context, params }: Route.LoaderArgs) {
  const read = (token: string) => serverApi(context).get(`/api/quotes/${encodeURIComponent(token)}`, savedQuoteSchema);
  try {
    return data<Loaded>({ quotes: await Promise.all([read(params.token), read(params.other)]) });
  } catch (error) {
    if (!(error instanceof ApiProblem) || ![404, 410, 422].includes(error.status)) throw error;
    const isExpired = error.status === 410;
    return data<Loaded>({ gone: isExpired ? 'expired' : 'unknown' }, { status: isExpired ? 410 : 404 });
  }
}

/** As of a quote's own page: whoever has the address may read both. */
export const headers: Route.HeadersFunction = () => ({
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
});

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta({
    title: quoteComparison.name,
    description: quoteComparison.description,
    path: `/cotizacion/${params.token}/comparar/${params.other}`,
    site: matches[0].loaderData,
    noIndex: true,
  });

export default function Compared({ loaderData }: Route.ComponentProps) {
  if ('gone' in loaderData) return <QuoteGone reason={loaderData.gone} />;
  const [first, second] = loaderData.quotes;
  return <QuoteComparison first={first} second={second} />;
}
