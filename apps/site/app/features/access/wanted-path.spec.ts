import { expect, it } from '@jest/globals';
import { wantedPath } from './wanted-path.js';

it.each([
  ['/my-account/balances?ver=movimientos', '/my-account/balances?ver=movimientos'],
  ['/pago-confirmado?pago=p1', '/pago-confirmado?pago=p1'],
  [null, '/my-account/home'],
  ['/', '/my-account/home'],
  ['https://elsewhere.example/my-account/home', '/my-account/home'],
  ['//elsewhere.example', '/my-account/home'],
  ['/my-account.elsewhere.example', '/my-account/home'],
])('after signing in with %j one goes to %s', (next, path) => {
  expect(wantedPath(next)).toBe(path);
});
