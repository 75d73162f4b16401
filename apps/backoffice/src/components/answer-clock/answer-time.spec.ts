import { expect, it } from '@jest/globals';
import { answerTime } from './answer-time.js';

const NOW = Date.parse('2026-11-24T16:00:00-06:00');

it.each([
  ['2026-11-24T16:25:00-06:00', 'Quedan 25 min', false],
  ['2026-11-24T18:00:00-06:00', 'Quedan 2 h 0 min', false],
  ['2026-11-25T11:30:00-06:00', 'Hasta el mié 25 11:30', false],
  ['2026-11-24T15:40:00-06:00', 'Venció hace 20 minutos', true],
  ['2026-11-24T12:40:00-06:00', 'Venció hace 3 horas', true],
])('what is due at %s: %s', (due, text, isLate) => {
  expect(answerTime(due, NOW)).toEqual({ text, isLate });
});
