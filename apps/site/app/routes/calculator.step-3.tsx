import { calculatorContact } from '@flota/texts/site/calculator-contact';
import type { Route } from './+types/calculator.step-3.js';
import { ContactStep } from '../features/calculator/ContactStep.js';
import { pageMeta } from '../lib/meta.js';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: calculatorContact.metaTitle,
    description: calculatorContact.description,
    path: '/calculadora/paso-3',
    site: matches[0].loaderData,
  });

export default ContactStep;
