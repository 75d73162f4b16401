import { expect, it } from '@jest/globals';
import { isLegalOnly, isRightsRequest, legalPath } from './legal-only.js';

it.each([
  ['/legales/une', '?solo=1', true],
  ['/legales/une', '?origen=app&solo=1', true],
  ['/legales/une', '', false],
  ['/legales/une', '?solo=0', false],
  ['/legales/revocacion', '?solo=1', true],
  ['/legales/revocacion', '', false],
  ['/contacto', '?solo=1', false],
])('%s%s stands alone: %s', (pathname, search, alone) => {
  expect(isLegalOnly(pathname, search)).toBe(alone);
});

it.each([
  ['/legales/revocacion', true],
  ['/legales/revocacion/', true],
  ['/legales/revocaciones', false],
])('%s is where rights are asked for: %s', (pathname, rights) => {
  expect(isRightsRequest(pathname)).toBe(rights);
});

it('keeps the texts alone from one to the next', () => {
  expect(legalPath('une', '?solo=1')).toBe('/legales/une?solo=1');
  expect(legalPath('une', '?otra=1')).toBe('/legales/une');
});
