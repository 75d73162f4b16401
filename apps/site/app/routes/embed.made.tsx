import { Navigate, useLocation } from 'react-router';
import type { Route } from './+types/embed.made.js';
import { embedPath } from '../features/embed/embed-place.js';
import { readMade } from '../features/embed/made-quote.js';
import { QuoteMade } from '../features/embed/QuoteMade.js';
import { useHydrated } from '../lib/use-hydrated.js';
import { useSite } from '../lib/use-site.js';

/** After a quote; opened without one there is nothing to show, and the calculator is. */
export default function EmbeddedQuote({ params }: Route.ComponentProps) {
  const state: unknown = useLocation().state;
  const hydrated = useHydrated();
  const { origin } = useSite();
  if (!hydrated) return null;
  const quote = readMade(state);
  const againPath = embedPath(params.dealer, 'paso-1');
  if (!quote) return <Navigate replace to={againPath} />;
  return <QuoteMade quote={quote} origin={origin} againPath={againPath} />;
}
