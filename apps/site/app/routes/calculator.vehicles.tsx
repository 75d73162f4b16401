import { vehiclesResponseSchema } from '@flota/schemas';
import { vehicles } from '@flota/texts/site/vehicles';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/calculator.vehicles.js';
import { serverApi } from '../api/client.js';
import { CalculatorUnavailable } from '../features/calculator/CalculatorUnavailable.js';
import { COMPARED_PARAMETERS, VEHICLES_PATH } from '../features/vehicles/addresses.js';
import { FILTER_PARAMETERS } from '../features/vehicles/vehicle-filters.js';
import { VehiclesPage } from '../features/vehicles/VehiclesPage.js';
import { pageMeta } from '../lib/meta.js';
import type { PageParameters } from '../lib/page-parameters.js';

export const handle: PageParameters = {
  parameters: [...Object.values(FILTER_PARAMETERS), ...COMPARED_PARAMETERS],
};

export const loader = ({ context }: Route.LoaderArgs) =>
  serverApi(context).get('/api/vehicles', vehiclesResponseSchema);

/** The filters work on what is here already. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: vehicles.title,
    description: vehicles.description,
    path: VEHICLES_PATH,
    site: matches[0].loaderData,
  });

export default function Vehicles({ loaderData }: Route.ComponentProps) {
  return <VehiclesPage types={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CalculatorUnavailable error={error} />;
}
