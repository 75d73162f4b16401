import {
  equipmentResponseSchema,
  financingPlansResponseSchema,
  pageSchema,
  vehiclesResponseSchema,
} from '@flota/schemas';
import { calculator } from '@flota/texts/site/calculator';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/calculator.js';
import { serverApi } from '../api/client.js';
import { CalculatorProvider } from '../features/calculator/CalculatorProvider.js';
import { toCatalogue } from '../features/quoting/index.js';
import { CalculatorUnavailable } from '../features/calculator/CalculatorUnavailable.js';
import { CALCULATOR_PARAMETERS } from '../features/calculator/follow-start-link.js';
import { OpenStep } from '../features/calculator/OpenStep.js';
import { NoScriptNotice } from '../features/forms/NoScriptNotice.js';
import type { PageParameters } from '../lib/page-parameters.js';

export const handle: PageParameters = { parameters: CALCULATOR_PARAMETERS };

export async function loader({ context }: Route.LoaderArgs) {
  const client = serverApi(context);
  const [vehicleTypes, { financingplans }, equipment, page] = await Promise.all([
    client.get('/api/vehicles', vehiclesResponseSchema),
    client.get('/api/financingplans', financingPlansResponseSchema),
    client.get('/api/equipment', equipmentResponseSchema),
    client.get('/api/pages/calculadora', pageSchema.pick({ seo: true })).catch(() => null),
  ]);
  return { ...toCatalogue(vehicleTypes, financingplans, equipment), seo: page?.seo };
}

/** The same catalogue whatever the query asks of it. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search === nextUrl.search && defaultShouldRevalidate;

export default function Calculator({ loaderData: catalogue }: Route.ComponentProps) {
  return (
    <CalculatorProvider catalogue={catalogue}>
      <NoScriptNotice text={calculator.noScript} />
      <OpenStep />
    </CalculatorProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CalculatorUnavailable error={error} />;
}
