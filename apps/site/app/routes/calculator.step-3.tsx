import type { Route } from './+types/calculator.step-3.js';
import { ContactStep } from '../features/calculator/ContactStep.js';
import { pageMeta } from '../lib/meta.js';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Reciba su cotización',
    description: 'Díganos a qué correo enviamos su cotización con mensualidad, tasa y CAT.',
    path: '/calculadora/paso-3',
    site: matches[0].loaderData,
  });

export default ContactStep;
