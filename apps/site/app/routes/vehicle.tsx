import { financingPlansResponseSchema, lookOf, vehicleDetailSchema } from '@flota/schemas';
import { vehiclesDetail } from '@flota/texts/site/vehicles-detail';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/vehicle.js';
import { serverApi } from '../api/client.js';
import { pictureSources } from '../constants/uploaded-picture.js';
import { CalculatorUnavailable } from '../features/calculator/CalculatorUnavailable.js';
import { toCatalogue } from '../features/quoting/index.js';
import { VEHICLES_PATH, vehiclePagePath, VERSION_PARAMETER } from '../features/vehicles/addresses.js';
import { usualPayment } from '../features/vehicles/usual-payment.js';
import { vehicleProduct } from '../features/vehicles/structured-vehicle.js';
import { VehiclePage } from '../features/vehicles/VehiclePage.js';
import { pageMeta } from '../lib/meta.js';
import { orHome } from '../lib/or-home.js';
import type { PageParameters } from '../lib/page-parameters.js';
import { breadcrumbs } from '../lib/structured-data.js';

export const handle: PageParameters = { parameters: [VERSION_PARAMETER] };

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const client = serverApi(context);
  const [vehicle, { financingplans }] = await Promise.all([
    orHome(client.get(`/api/vehicles/${encodeURIComponent(slug)}`, vehicleDetailSchema), VEHICLES_PATH),
    client.get('/api/financingplans', financingPlansResponseSchema),
  ]);
  const { plans } = toCatalogue([], financingplans);
  const { type, versions } = vehicle;
  const payments = Object.fromEntries(
    versions.map(({ slug: version, price }) => [version, usualPayment(plans, { type, price })]),
  );
  return { vehicle, payments };
}

/** All versions are here already. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = matches[0].loaderData;
  if (!loaderData || !site) return [];
  const { vehicle } = loaderData;
  const { brand, name, segment, versions } = vehicle;
  const fullName = `${brand} ${name}`;
  const path = vehiclePagePath(vehicle.slug);
  const [photo] = lookOf(vehicle).photos;
  const named = versions.map((version) => version.name).join(', ');
  return pageMeta({
    title: vehiclesDetail.title({ vehicle: fullName }),
    description: vehiclesDetail.description({ vehicle: fullName, segment: segment.toLowerCase(), versions: named }),
    keywords: vehiclesDetail.keywords({ brand, model: name, segment }).toLowerCase(),
    path,
    site,
    ...(photo && { image: pictureSources(photo.image).src }),
    structuredData: [
      vehicleProduct(site.origin, vehicle),
      breadcrumbs(site.origin, [
        { name: vehiclesDetail.catalogue, path: VEHICLES_PATH },
        { name: fullName, path },
      ]),
    ],
  });
};

export default function Vehicle({ loaderData }: Route.ComponentProps) {
  return <VehiclePage {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CalculatorUnavailable error={error} />;
}
