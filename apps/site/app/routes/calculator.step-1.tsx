import { calculatorVehicle } from '@flota/texts/site/calculator-vehicle';
import type { Route } from './+types/calculator.step-1.js';
import { VehicleStep } from '../features/calculator/VehicleStep.js';
import { pageMeta } from '../lib/meta.js';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: calculatorVehicle.title,
    description: calculatorVehicle.description,
    // Where search engines lead to the calculator, with what staff say of it.
    ...matches[1].loaderData?.seo,
    path: '/calculadora/paso-1',
    site: matches[0].loaderData,
  });

export default VehicleStep;
