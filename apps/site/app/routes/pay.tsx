import { payByLink } from '@flota/texts/site/pay-by-link';
import type { Route } from './+types/pay.js';
import { PayByLinkPage } from '../features/payments/link/PayByLinkPage.js';
import { pageMeta } from '../lib/meta.js';
import { WHILE_CLOSED } from '../lib/page-parameters.js';

export const handle = WHILE_CLOSED;

/** Whoever has the link may begin a payment: nobody is told where it stood. */
export const headers: Route.HeadersFunction = () => ({
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: payByLink.title,
    description: payByLink.description,
    path: '/pagar',
    site: matches[0].loaderData,
    noIndex: true,
  });

export default PayByLinkPage;
