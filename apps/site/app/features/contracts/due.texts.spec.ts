import { expect, it } from '@jest/globals';
import { countInstalments, dueInWords, dueOnInWords, isCovered, partWords, payableWords } from './due.texts.js';

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

const next = { dueOn: '2026-11-14', payableUntil: '2026-11-17', total: '60023.04', missing: '40023.04' };

it('says until when there is time where banks do not work on the day', () => {
  expect(payableWords(next, '2026-11-12')).toBe(
    'Vence en 2 días, el 14 nov 2026. Puede pagar sin moratorios hasta el martes 17 nov 2026',
  );
  expect(payableWords({ ...next, payableUntil: next.dueOn }, '2026-11-12')).toBe('Vence en 2 días, el 14 nov 2026');
  expect(payableWords(next, '2026-11-20')).not.toContain('moratorios');
});

it('says what came before of what falls due next', () => {
  expect(partWords(next)).toBe('De $60,023.04; ya tenemos $20,000.00 a su favor');
  expect(partWords({ ...next, missing: next.total })).toBeNull();
  expect([isCovered(next), isCovered({ missing: '0.00' })]).toEqual([false, true]);
});
