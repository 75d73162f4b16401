import {
  embeddingDealerSchema,
  equipmentResponseSchema,
  financingPlansResponseSchema,
  FRAMED_BY_HEADER,
  vehiclesResponseSchema,
} from '@flota/schemas';
import { embed } from '@flota/texts/site/embed';
import { useMemo } from 'react';
import { data, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/embed.js';
import { serverApi } from '../api/client.js';
import { CalculatorProvider } from '../features/calculator/CalculatorProvider.js';
import { CalculatorUnavailable } from '../features/calculator/CalculatorUnavailable.js';
import { CALCULATOR_PARAMETERS } from '../features/calculator/follow-start-link.js';
import { embedPlace } from '../features/embed/embed-place.js';
import { EmbedFrame } from '../features/embed/EmbedFrame.js';
import { Wordmark } from '../features/layout/Wordmark.js';
import { QuotingPlaceContext, toCatalogue } from '../features/quoting/index.js';
import { pageMeta } from '../lib/meta.js';
import { orHome } from '../lib/or-home.js';
import type { PageParameters } from '../lib/page-parameters.js';

export const handle: PageParameters = { parameters: CALCULATOR_PARAMETERS };

export async function loader({ context, params }: Route.LoaderArgs) {
  const client = serverApi(context);
  const [dealer, vehicleTypes, { financingplans }, equipment] = await Promise.all([
    orHome(client.get(`/api/embed/${encodeURIComponent(params.dealer)}`, embeddingDealerSchema)),
    client.get('/api/vehicles', vehiclesResponseSchema),
    client.get('/api/financingplans', financingPlansResponseSchema),
    client.get('/api/equipment', equipmentResponseSchema),
  ]);
  const catalogue = toCatalogue(vehicleTypes, financingplans, equipment);
  return data({ dealer, catalogue }, { headers: { [FRAMED_BY_HEADER]: dealer.origins.join(' ') } });
}

/** Which sites may show it, told to the host, and that nobody finds it by itself. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => ({
  [FRAMED_BY_HEADER]: loaderHeaders.get(FRAMED_BY_HEADER) ?? '',
  'X-Robots-Tag': 'noindex',
});

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta({
    title: embed.title,
    description: embed.description,
    path: `/embed/${params.dealer}`,
    site: matches[0].loaderData,
    noIndex: true,
  });

/** The same catalogue on all its pages. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search === nextUrl.search && defaultShouldRevalidate;

export default function Embed({ loaderData: { dealer, catalogue } }: Route.ComponentProps) {
  const place = useMemo(() => embedPlace(dealer.slug), [dealer.slug]);
  return (
    <QuotingPlaceContext value={place}>
      <EmbedFrame dealer={dealer} lender={<Wordmark ground="light" />}>
        <CalculatorProvider catalogue={catalogue}>
          <Outlet />
        </CalculatorProvider>
      </EmbedFrame>
    </QuotingPlaceContext>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CalculatorUnavailable error={error} />;
}
