import { accessRequest } from '@flota/texts/site/access-request';
import type { Route } from './+types/reset-password.js';
import { ResetPasswordPage } from '../features/access/ResetPasswordPage.js';
import { pageMeta } from '../lib/meta.js';
import { WHILE_CLOSED } from '../lib/page-parameters.js';

export const handle = WHILE_CLOSED;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: accessRequest.resetTitle,
    description: accessRequest.resetDescription,
    path: '/reset-password',
    site: matches[0].loaderData,
    noIndex: true,
  });

export default ResetPasswordPage;
