import { access } from '@flota/texts/site/access';
import type { Route } from './+types/sign-in.js';
import { SIGN_IN_PATH } from '../constants/paths.js';
import { SignInPage } from '../features/access/SignInPage.js';
import { pageMeta } from '../lib/meta.js';
import { WHILE_CLOSED } from '../lib/page-parameters.js';

export const handle = WHILE_CLOSED;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: access.title,
    description: access.description,
    path: SIGN_IN_PATH,
    site: matches[0].loaderData,
  });

export default SignInPage;
