import { expect, it } from '@jest/globals';
import { currentLink } from './SubNavigation.js';

const links = [
  { label: 'Inicio', to: '/my-account/home' },
  { label: 'Saldos', to: '/my-account/balances' },
  { label: 'Seguros', to: '/my-account/home#seguros' },
];

it.each([
  ['/my-account/home', '', 'Inicio'],
  ['/my-account/home', '#seguros', 'Seguros'],
  ['/my-account/home', '#otra', 'Inicio'],
  ['/my-account/balances', '', 'Saldos'],
  ['/my-account/balances/7', '', 'Saldos'],
  ['/my-account/balances-2', '', undefined],
])('on %s%s it is %s', (pathname, hash, label) => {
  expect(currentLink(links, { pathname, hash })?.label).toBe(label);
});
