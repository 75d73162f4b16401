import { invitationPage } from '@flota/texts/site/invitation';
import type { Route } from './+types/invitation.js';
import { InvitationPage } from '../features/people/invitation/InvitationPage.js';
import { pageMeta } from '../lib/meta.js';
import { WHILE_CLOSED } from '../lib/page-parameters.js';

export const handle = WHILE_CLOSED;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: invitationPage.title,
    description: invitationPage.description,
    path: '/invitacion',
    site: matches[0].loaderData,
    noIndex: true,
  });

export default InvitationPage;
