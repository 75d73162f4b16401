import { expect, it } from '@jest/globals';
import { type QuietHours, TIME_ZONES, type TimeZone } from '@flota/schemas';
import { wakingTime } from './quiet-hours.js';

const at = (instant: string, hours?: QuietHours) => wakingTime(new Date(instant), hours).toISOString();

it.each([
  // Mexico City keeps UTC-6.
  ['before eight waits until eight', '2026-11-22T13:59:59.000Z', '2026-11-22T14:00:00.000Z'],
  ['from eight on is now', '2026-11-22T14:00:00.000Z', '2026-11-22T14:00:00.000Z'],
  ['until nine in the evening is now', '2026-11-23T02:59:59.000Z', '2026-11-23T02:59:59.000Z'],
  ['after nine waits for the next morning', '2026-11-23T03:00:00.000Z', '2026-11-23T14:00:00.000Z'],
  ['after midnight waits for the same morning', '2026-11-23T06:30:00.000Z', '2026-11-23T14:00:00.000Z'],
])('%s', (_, now, then) => {
  expect(at(now)).toBe(then);
});

it('goes by the hours and the zone that somebody chose', () => {
  const hours = { fromHour: 22, untilHour: 10, timeZone: 'America/Tijuana' } as const;
  // UTC-8 in winter.
  expect(at('2026-11-23T05:59:00.000Z', hours)).toBe('2026-11-23T05:59:00.000Z');
  expect(at('2026-11-23T06:00:00.000Z', hours)).toBe('2026-11-23T18:00:00.000Z');
});

it('ends by the clock on the wall in a night in which it changes', () => {
  // Tijuana goes from UTC-7 to UTC-8 on 1 November 2026 at two in the morning.
  const hours = { fromHour: 21, untilHour: 8, timeZone: 'America/Tijuana' } as const;
  expect(at('2026-11-01T05:00:00.000Z', hours)).toBe('2026-11-01T16:00:00.000Z');
});

it.each(Object.keys(TIME_ZONES) as TimeZone[])('knows the clock of %s', (timeZone) => {
  const waking = new Date(at('2026-11-23T08:00:00.000Z', { fromHour: 21, untilHour: 8, timeZone }));
  expect(new Intl.DateTimeFormat('es-MX', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(waking)).toBe('08');
});
