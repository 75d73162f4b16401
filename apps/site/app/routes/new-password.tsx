import type { Route } from './+types/new-password.js';
import { NewPasswordPage } from '../features/access/NewPasswordPage.js';
import { pageMeta } from '../lib/meta.js';
import { WHILE_CLOSED } from '../lib/page-parameters.js';

export const handle = WHILE_CLOSED;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Nueva contraseña',
    description: 'Elija otra contraseña para su cuenta con el enlace que le enviamos por correo.',
    path: '/new-password',
    site: matches[0].loaderData,
    noIndex: true,
  });

export default NewPasswordPage;
