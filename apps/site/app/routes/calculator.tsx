import { financingPlansResponseSchema, vehiclesResponseSchema } from '@flota/schemas';
import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import type { Route } from './+types/calculator.js';
import { serverApi } from '../api/client.js';
import { CalculatorProvider, useCalculator } from '../features/calculator/CalculatorProvider.js';
import { toCatalogue } from '../features/calculator/catalogue.js';
import { CalculatorUnavailable } from '../features/calculator/CalculatorUnavailable.js';
import { NoScriptNotice } from '../features/calculator/NoScriptNotice.js';
import { STEP_HEADING_ID } from '../features/calculator/StepFrame.js';
import { firstIncompleteStep, stepOfPath, stepPath } from '../features/calculator/steps.js';

export async function loader({ context }: Route.LoaderArgs) {
  const client = serverApi(context);
  const [vehicleTypes, { financingplans }] = await Promise.all([
    client.get('/api/vehicles', vehiclesResponseSchema),
    client.get('/api/financingplans', financingPlansResponseSchema),
  ]);
  return toCatalogue(vehicleTypes, financingplans);
}

export default function Calculator({ loaderData: catalogue }: Route.ComponentProps) {
  return (
    <CalculatorProvider catalogue={catalogue}>
      <NoScriptNotice />
      <OpenStep />
    </CalculatorProvider>
  );
}

/** A step opened too early leads to the first that is incomplete. Until storage was read nobody knows. */
function OpenStep() {
  const { catalogue, selection, restored } = useCalculator();
  const { pathname } = useLocation();
  const shownPath = useRef<string | null>(null);

  useEffect(() => {
    if (shownPath.current !== null && shownPath.current !== pathname) {
      document.getElementById(STEP_HEADING_ID)?.focus({ preventScroll: true });
    }
    shownPath.current = pathname;
  }, [pathname]);

  if (restored) {
    const reached = firstIncompleteStep(selection, catalogue);
    const asked = stepOfPath(pathname);
    if (asked === null || asked > reached) return <Navigate replace to={stepPath(reached)} />;
  }
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CalculatorUnavailable error={error} />;
}
