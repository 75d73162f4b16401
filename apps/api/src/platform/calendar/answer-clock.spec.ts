import { expect, it } from '@jest/globals';
import { instantInMexico } from '@flota/schemas';
import { answerDueAt } from './answer-clock.js';

const rule = { answerHours: 4, opensAt: '09:00', closesAt: '18:00' };

it.each([
  ['in the morning, the same day', '2026-11-24 10:15', '2026-11-24 14:15'],
  ['to the minute of closing', '2026-11-24 14:00', '2026-11-24 18:00'],
  ['before opening, from the opening on', '2026-11-24 03:20', '2026-11-24 13:00'],
  ['in the afternoon, on into the next day', '2026-11-24 16:30', '2026-11-25 11:30'],
  ['at closing, the next day', '2026-11-24 18:00', '2026-11-25 13:00'],
  ['in the evening, the next day', '2026-11-24 23:59', '2026-11-25 13:00'],
  ['on Friday afternoon, on Monday', '2026-11-27 17:00', '2026-11-30 12:00'],
  ['on Sunday, on Monday', '2026-11-29 12:00', '2026-11-30 13:00'],
  ['before the Revolution, which is the third Monday of November', '2026-11-13 17:00', '2026-11-17 12:00'],
  ['at Christmas, which is a Friday', '2026-12-25 10:00', '2026-12-28 13:00'],
])('who writes %s is answered by then', (_when, wrote, due) => {
  expect(answerDueAt(at(wrote), rule)).toEqual(at(due));
});

it('goes over as many days as it takes', () => {
  expect(answerDueAt(at('2026-11-24 10:00'), { ...rule, answerHours: 20 })).toEqual(at('2026-11-26 12:00'));
});

it('keeps to the hours that are set', () => {
  const late = { answerHours: 1, opensAt: '08:30', closesAt: '19:00' };
  expect(answerDueAt(at('2026-11-24 18:30'), late)).toEqual(at('2026-11-25 09:00'));
});

function at(text: string): Date {
  const [day = '', time] = text.split(' ');
  return instantInMexico(day, time);
}
