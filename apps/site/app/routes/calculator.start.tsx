import { calculator } from '@flota/texts/site/calculator';
import type { Route } from './+types/calculator.start.js';
import { StartPage } from '../features/calculator/StartPage.js';
import { pageMeta } from '../lib/meta.js';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: calculator.title,
    description: calculator.description,
    path: '/calculadora',
    site: matches[0].loaderData,
  });

export default StartPage;
