import { mailStop } from '@flota/texts/site/mail-stop';
import type { Route } from './+types/mail-stop.js';
import { MailStopPage } from '../features/mail-stop/MailStopPage.js';
import { pageMeta } from '../lib/meta.js';
import { WHILE_CLOSED } from '../lib/page-parameters.js';

export const handle = WHILE_CLOSED;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: mailStop.title,
    description: mailStop.description,
    path: '/sin-correos',
    site: matches[0].loaderData,
    noIndex: true,
  });

export default MailStopPage;
