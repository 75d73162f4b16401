import { calculatorPlan } from '@flota/texts/site/calculator-plan';
import type { Route } from './+types/calculator.step-2.js';
import { PlanStep } from '../features/calculator/PlanStep.js';
import { pageMeta } from '../lib/meta.js';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: calculatorPlan.title,
    description: calculatorPlan.description,
    path: '/calculadora/paso-2',
    site: matches[0].loaderData,
  });

export default PlanStep;
