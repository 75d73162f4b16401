import { ACCOUNT_PATH, REGISTER_PATH, RESET_PASSWORD_PATH, SIGN_IN_PATH } from '../../constants/paths.js';

/** The customer's own pages, the way into them and the result of a payment: they have a dark theme, the others don't. */
const PATHS = [
  ACCOUNT_PATH,
  SIGN_IN_PATH,
  REGISTER_PATH,
  RESET_PASSWORD_PATH,
  '/new-password',
  '/welcome',
  '/confirmar-correo',
  '/pago-confirmado',
  '/pagar',
];

export const hasDarkTheme = (pathname: string): boolean =>
  PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
