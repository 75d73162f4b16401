import { expect, it } from '@jest/globals';
import { countInstalments, dueInWords, dueOnInWords } from './due.texts.js';

const TODAY = '2026-02-27';

it.each([
  ['2026-02-27', 'vence hoy'],
  ['2026-02-28', 'vence mañana'],
  ['2026-03-04', 'vence en 5 días'],
  ['2026-02-26', 'venció ayer'],
  ['2026-02-15', 'venció hace 12 días'],
  ['2025-12-31', 'venció hace 58 días'],
])('a payment of %s %s', (dueOn, words) => {
  expect(dueInWords(dueOn, TODAY)).toBe(words);
});

it('gives the date too, and far away the date alone', () => {
  expect(dueOnInWords('2026-03-04', TODAY)).toBe('vence en 5 días, el 4 mar 2026');
  expect(dueOnInWords('2026-08-04', TODAY)).toBe('vence el 4 ago 2026');
});

it('counts rents of leases and monthly payments of credits', () => {
  expect(countInstalments(1, 'direct_credit')).toBe('1 mensualidad');
  expect(countInstalments(12, 'pure_lease')).toBe('12 rentas');
});
