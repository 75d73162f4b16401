import type { Route } from './+types/calculator.step-2.js';
import { PlanStep } from '../features/calculator/PlanStep.js';
import { pageMeta } from '../lib/meta.js';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Arme su plan',
    description: 'Compare crédito y arrendamiento, mueva el enganche y el plazo y vea al momento su mensualidad.',
    path: '/calculadora/paso-2',
    site: matches[0].loaderData,
  });

export default PlanStep;
