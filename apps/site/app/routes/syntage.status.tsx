import { ApiProblem } from '@flota/client';
import { syntageStatusSchema, type SyntageStatus } from '@flota/schemas';
import { syntage } from '@flota/texts/site/syntage';
import { data, useLocation, useRevalidator } from 'react-router';
import type { Route } from './+types/syntage.status.js';
import { serverApi } from '../api/client.js';
import { readSentState } from '../features/forms/SentNotice.js';
import { syntagePath } from '../constants/paths.js';
import { SyntageGone } from '../features/syntage/SyntageGone.js';
import { SyntageStatusPage } from '../features/syntage/SyntageStatusPage.js';
import { pageMeta } from '../lib/meta.js';
import { WHILE_CLOSED } from '../lib/page-parameters.js';
import { useHydrated } from '../lib/use-hydrated.js';

export const handle = WHILE_CLOSED;

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const path = `/api/syntage/${encodeURIComponent(params.token)}`;
    return data<SyntageStatus | null>(await serverApi(context).get(path, syntageStatusSchema));
  } catch (error) {
    // 422: what stands in the address can't be a token.
    if (error instanceof ApiProblem && (error.status === 404 || error.status === 422))
      return data(null, { status: 404 });
    throw error;
  }
}

/** Whoever has the address may read the state, so the address must not leak: no index, no referrer, no shared cache. */
export const headers: Route.HeadersFunction = () => ({
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
});

export const meta: Route.MetaFunction = ({ matches, loaderData: status, params }) =>
  pageMeta({
    title: status ? syntage.requestTitleOf({ folio: status.folio }) : syntage.requestTitle,
    description: syntage.requestDescription,
    path: syntagePath(params.token),
    site: matches[0].loaderData,
    noIndex: true,
  });

export default function SyntageStatusRoute({ loaderData: status }: Route.ComponentProps) {
  const state: unknown = useLocation().state;
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  if (!status) return <SyntageGone />;
  const sentTo = hydrated ? (readSentState(state)?.sentTo ?? null) : null;
  return <SyntageStatusPage status={status} sentTo={sentTo} onLook={revalidate} />;
}
