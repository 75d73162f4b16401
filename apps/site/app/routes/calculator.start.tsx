import type { Route } from './+types/calculator.start.js';
import { StartPage } from '../features/calculator/StartPage.js';
import { pageMeta } from '../lib/meta.js';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Calcule su financiamiento',
    description:
      'Calcule en tres pasos la mensualidad de su camión o autobús y reciba por correo la cotización con tasa y CAT.',
    path: '/calculadora',
    site: matches[0].loaderData,
  });

export default StartPage;
