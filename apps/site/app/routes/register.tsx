import { accessRequest } from '@flota/texts/site/access-request';
import type { Route } from './+types/register.js';
import { RegisterPage } from '../features/access/RegisterPage.js';
import { pageMeta } from '../lib/meta.js';
import { WHILE_CLOSED } from '../lib/page-parameters.js';

export const handle = WHILE_CLOSED;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: accessRequest.registerTitle,
    description: accessRequest.registerDescription,
    path: '/registro',
    site: matches[0].loaderData,
  });

export default RegisterPage;
