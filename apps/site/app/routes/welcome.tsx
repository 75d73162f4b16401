import type { Route } from './+types/welcome.js';
import { WelcomePage } from '../features/access/WelcomePage.js';
import { pageMeta } from '../lib/meta.js';
import { WHILE_CLOSED } from '../lib/page-parameters.js';

export const handle = WHILE_CLOSED;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Bienvenida a su cuenta',
    description: 'Elija la contraseña de su cuenta con el enlace que le enviamos por correo.',
    path: '/welcome',
    site: matches[0].loaderData,
    noIndex: true,
  });

export default WelcomePage;
