import { financingPlansResponseSchema, vehiclesResponseSchema } from '@flota/schemas';
import { affordability } from '@flota/texts/site/affordability';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/calculator.afford.js';
import { serverApi } from '../api/client.js';
import { AFFORD_PATH } from '../constants/navigation.js';
import { AffordPage } from '../features/affordability/AffordPage.js';
import { CalculatorUnavailable } from '../features/calculator/CalculatorUnavailable.js';
import { NoScriptNotice } from '../features/forms/NoScriptNotice.js';
import { toCatalogue } from '../features/quoting/index.js';
import { pageMeta } from '../lib/meta.js';
import { breadcrumbs } from '../lib/structured-data.js';

/** What is asked is read in the browser, which works the answer out: the page is the same for every question. */
export async function loader({ context }: Route.LoaderArgs) {
  const client = serverApi(context);
  const [vehicleTypes, { financingplans }] = await Promise.all([
    client.get('/api/vehicles', vehiclesResponseSchema),
    client.get('/api/financingplans', financingPlansResponseSchema),
  ]);
  return toCatalogue(vehicleTypes, financingplans);
}

export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches[0].loaderData;
  return pageMeta({
    title: affordability.title,
    description: affordability.description,
    path: AFFORD_PATH,
    site,
    structuredData: site && [breadcrumbs(site.origin, [{ name: affordability.title, path: AFFORD_PATH }])],
  });
};

export default function Afford({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <NoScriptNotice text={affordability.noScript} />
      <AffordPage catalogue={loaderData} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CalculatorUnavailable error={error} />;
}
