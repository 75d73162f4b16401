import { accountant } from '@flota/texts/site/accountant';
import type { Route } from './+types/accountant.js';
import { AccountantPage } from '../features/accountant/AccountantPage.js';
import { pageMeta } from '../lib/meta.js';
import { WHILE_CLOSED } from '../lib/page-parameters.js';

export const handle = WHILE_CLOSED;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: accountant.title,
    description: accountant.description,
    path: '/contador',
    site: matches[0].loaderData,
    noIndex: true,
  });

export default AccountantPage;
