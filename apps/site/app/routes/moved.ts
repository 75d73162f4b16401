import { redirect } from 'react-router';
import type { Route } from './+types/moved.js';
import type { PageParameters } from '../lib/page-parameters.js';

export const handle: PageParameters = { parameters: 'any', whileClosed: true };

/** By the first part of the old address. */
const MOVED: Readonly<Record<string, string>> = {
  about: '/acerca',
  faqs: '/faqs/general-questions',
  legal: '/legales/terminosycondiciones',
  legales: '/legales/terminosycondiciones',
  login: '/acceso',
  'my-account': '/my-account/home',
  'news-details': '/noticias',
  vehiculos: '/calculator/vehicles',
};

/** Addresses that have another, true one; what follows goes along: an article's name or number, and what comes after `?`. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const [, first = '', article] = pathname.split('/');
  const target = MOVED[first] ?? '/';
  return redirect(`${article ? `${target}/${article}` : target}${search}`, 301);
}
