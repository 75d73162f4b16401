import { ApiProblem } from '@flota/client';
import { financingPlansResponseSchema, vehicleDetailSchema, vehiclesResponseSchema } from '@flota/schemas';
import { vehiclesComparison } from '@flota/texts/site/vehicles-comparison';
import type { Route } from './+types/vehicles.compare.js';
import { serverApi } from '../api/client.js';
import { CalculatorUnavailable } from '../features/calculator/CalculatorUnavailable.js';
import { toCatalogue } from '../features/quoting/index.js';
import {
  COMPARED_PARAMETERS,
  type ComparedRef,
  COMPARISON_PATH,
  readCompared,
} from '../features/vehicles/addresses.js';
import type { ComparedVehicle } from '../features/vehicles/comparison-rows.js';
import { usualPayment } from '../features/vehicles/usual-payment.js';
import { ComparisonPage } from '../features/vehicles/ComparisonPage.js';
import { pageMeta } from '../lib/meta.js';
import type { PageParameters } from '../lib/page-parameters.js';

export const handle: PageParameters = { parameters: COMPARED_PARAMETERS };

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context);
  const refs = readCompared(new URL(request.url).searchParams);
  const [types, { financingplans }, ...vehicles] = await Promise.all([
    client.get('/api/vehicles', vehiclesResponseSchema),
    client.get('/api/financingplans', financingPlansResponseSchema),
    ...refs.map((ref) => compared(client, ref)),
  ]);
  const { vehicleTypes, plans } = toCatalogue(types, financingplans);
  return {
    types: vehicleTypes,
    vehicles: vehicles.flatMap((vehicle) => {
      if (!vehicle) return [];
      const { model, version } = vehicle;
      return [{ model, version, payment: usualPayment(plans, { type: model.type, price: version.price }) }];
    }),
  };
}

/** A vehicle that is not on offer any more is left out, and the others stay. */
async function compared(
  client: ReturnType<typeof serverApi>,
  ref: ComparedRef,
): Promise<Omit<ComparedVehicle, 'payment'> | null> {
  try {
    const model = await client.get(`/api/vehicles/${ref.model}`, vehicleDetailSchema);
    const version = model.versions.find(({ slug }) => slug === ref.version);
    return version ? { model, version } : null;
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: vehiclesComparison.title,
    description: vehiclesComparison.description,
    path: COMPARISON_PATH,
    site: matches[0].loaderData,
  });

export default function Comparison({ loaderData }: Route.ComponentProps) {
  return <ComparisonPage {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CalculatorUnavailable error={error} />;
}
