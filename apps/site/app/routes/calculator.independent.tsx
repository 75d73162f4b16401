import { calculator } from '@flota/texts/site/calculator';
import type { Route } from './+types/calculator.independent.js';
import { StartPage } from '../features/calculator/StartPage.js';
import { pageMeta } from '../lib/meta.js';

/** One page for all the vehicles it may name: its true address is the calculator's. */
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: calculator.title,
    description: calculator.aloneDescription,
    path: '/calculadora',
    site: matches[0].loaderData,
  });

export default StartPage;
