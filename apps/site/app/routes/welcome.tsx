import { accessLink } from '@flota/texts/site/access-link';
import type { Route } from './+types/welcome.js';
import { WelcomePage } from '../features/access/WelcomePage.js';
import { pageMeta } from '../lib/meta.js';
import { WHILE_CLOSED } from '../lib/page-parameters.js';

export const handle = WHILE_CLOSED;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: accessLink.welcomeName,
    description: accessLink.welcomeDescription,
    path: '/welcome',
    site: matches[0].loaderData,
    noIndex: true,
  });

export default WelcomePage;
