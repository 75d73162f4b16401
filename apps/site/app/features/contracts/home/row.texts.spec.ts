import { expect, it } from '@jest/globals';
import { rowWords } from './row.texts.js';

const next = (dueOn: string, missing = '10.00') => ({
  number: 1,
  dueOn,
  payableUntil: dueOn,
  total: '10.00',
  missing,
  overdue: false,
});

it.each([
  [{ daysLate: 1, dueNow: '5.00', nextInstalment: next('2026-11-20') }, '1 día de atraso'],
  [{ daysLate: 0, dueNow: '5.00', nextInstalment: next('2026-11-21') }, 'Vence hoy'],
  [{ daysLate: 0, dueNow: '0.00', nextInstalment: next('2026-11-22') }, 'Vence mañana'],
  [{ daysLate: 0, dueNow: '0.00', nextInstalment: next('2026-12-05') }, 'Vence en 14 días'],
  [{ daysLate: 0, dueNow: '0.00', nextInstalment: next('2026-12-06') }, 'Vence el 6 dic'],
  [{ daysLate: 0, dueNow: '0.00', nextInstalment: next('2027-06-06') }, 'Vence el 6 jun 2027'],
  [{ daysLate: 0, dueNow: '0.00', nextInstalment: next('2026-12-06', '0.00') }, 'Ya cubierto'],
  [{ daysLate: 0, dueNow: '0.00', nextInstalment: null }, 'Sin pagos pendientes'],
])('says where a contract stands: %j', (contract, words) => {
  expect(rowWords(contract, '2026-11-21')).toBe(words);
});
