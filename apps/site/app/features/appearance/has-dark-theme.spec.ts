import { expect, it } from '@jest/globals';
import { hasDarkTheme } from './has-dark-theme.js';

it.each(['/my-account/home', '/my-account/balances/c1', '/acceso', '/registro', '/pago-confirmado'])(
  '%s may be dark',
  (path) => expect(hasDarkTheme(path)).toBe(true),
);

it.each(['/', '/contacto', '/cotizacion/abc', '/registros', '/calculadora/paso-1'])('%s is light', (path) =>
  expect(hasDarkTheme(path)).toBe(false),
);
