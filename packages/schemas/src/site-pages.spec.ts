import { expect, it } from '@jest/globals';
import { sitePath } from './site-pages.js';

it('says the path of a page, with what differs in its place', () => {
  expect(sitePath('account')).toBe('/my-account/home');
  expect(sitePath('contract', { contractId: '0198a000' })).toBe('/my-account/balances/0198a000');
  expect(sitePath('quote', { token: 'a/b?' })).toBe('/cotizacion/a%2Fb%3F');
});
