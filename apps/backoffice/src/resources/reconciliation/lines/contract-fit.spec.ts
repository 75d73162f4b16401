import { expect, it } from '@jest/globals';
import { byFit, fitOf } from './contract-fit.js';

const owes = (due: string, missing?: string) => ({
  due,
  next: missing === undefined ? null : { dueOn: '2026-12-12', missing },
});

it.each([
  [owes('0.00', '20000.50'), 0],
  [owes('20000.50', '100.00'), 0],
  [owes('15000.50', '5000.00'), 0],
  [owes('0.00', '20000.00'), 50],
  [owes('0.00'), Infinity],
])('%j is so near', (contract, cents) => {
  expect(fitOf(contract, '20000.50')).toBe(cents);
});

it('puts first what owes as much, and leaves the others in their order', () => {
  const [none, far, exact, nothing] = [owes('0.00'), owes('0.00', '9.00'), owes('0.00', '10.00'), owes('0.00')];
  expect([none, far, exact, nothing].toSorted(byFit('10.00'))).toEqual([exact, far, none, nothing]);
});
