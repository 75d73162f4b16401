import { accessLink } from '@flota/texts/site/access-link';
import type { Route } from './+types/confirm-email.js';
import { ConfirmEmailPage } from '../features/access/ConfirmEmailPage.js';
import { pageMeta } from '../lib/meta.js';
import { WHILE_CLOSED } from '../lib/page-parameters.js';

export const handle = WHILE_CLOSED;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: accessLink.emailTitle,
    description: accessLink.emailDescription,
    path: '/confirmar-correo',
    site: matches[0].loaderData,
    noIndex: true,
  });

export default ConfirmEmailPage;
