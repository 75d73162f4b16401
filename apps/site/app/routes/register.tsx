import type { Route } from './+types/register.js';
import { RegisterPage } from '../features/access/RegisterPage.js';
import { pageMeta } from '../lib/meta.js';
import { WHILE_CLOSED } from '../lib/page-parameters.js';

export const handle = WHILE_CLOSED;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Active su cuenta',
    description:
      'Si ya tiene un contrato con nosotros, active su cuenta en línea con su número de contrato, su RFC y su correo.',
    path: '/registro',
    site: matches[0].loaderData,
  });

export default RegisterPage;
