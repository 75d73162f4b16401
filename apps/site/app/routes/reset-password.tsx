import type { Route } from './+types/reset-password.js';
import { ResetPasswordPage } from '../features/access/ResetPasswordPage.js';
import { pageMeta } from '../lib/meta.js';
import { WHILE_CLOSED } from '../lib/page-parameters.js';

export const handle = WHILE_CLOSED;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Recupere su contraseña',
    description: 'Pida por correo un enlace para elegir otra contraseña de su cuenta de cliente.',
    path: '/reset-password',
    site: matches[0].loaderData,
    noIndex: true,
  });

export default ResetPasswordPage;
