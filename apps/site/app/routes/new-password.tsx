import { accessLink } from '@flota/texts/site/access-link';
import type { Route } from './+types/new-password.js';
import { NewPasswordPage } from '../features/access/NewPasswordPage.js';
import { pageMeta } from '../lib/meta.js';
import { WHILE_CLOSED } from '../lib/page-parameters.js';

export const handle = WHILE_CLOSED;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: accessLink.newPasswordTitle,
    description: accessLink.newPasswordDescription,
    path: '/new-password',
    site: matches[0].loaderData,
    noIndex: true,
  });

export default NewPasswordPage;
