import { savedQuotes } from '@flota/texts/site/saved-quotes';
import type { Route } from './+types/saved-quotes.js';
import { SavedQuotesPage } from '../features/saved-quotes/SavedQuotesPage.js';
import { pageMeta } from '../lib/meta.js';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: savedQuotes.title,
    description: savedQuotes.description,
    path: '/mis-cotizaciones',
    site: matches[0].loaderData,
    noIndex: true,
  });

/** The link of a mail is opened here: what it bears goes to no other site. */
export const headers: Route.HeadersFunction = () => ({ 'Referrer-Policy': 'no-referrer' });

export default SavedQuotesPage;
