import { expect, it } from '@jest/globals';
import { expiryNotice, expiryState, lastDayOf } from './card-expiry.js';

it('a card is good until the last day of its month', () => {
  expect(lastDayOf({ expiryMonth: 2, expiryYear: 2028 })).toBe('2028-02-29');
  expect(lastDayOf({ expiryMonth: 12, expiryYear: 2026 })).toBe('2026-12-31');
});

it('its state is that of the day', () => {
  const states = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map((day) => expiryState('2026-12-31', day));
  expect(states).toEqual(['good', 'ending', 'ending', 'ended']);
});

it('its holder is told thirty and seven days before, and when it has ended, each once', () => {
  const told = (today: string, before: number | null) => expiryNotice('2026-12-31', today, before);
  expect(told('2026-11-30', null)).toBeNull();
  expect(told('2026-12-01', null)).toBe(30);
  expect(told('2026-12-20', 30)).toBeNull();
  expect(told('2026-12-24', 30)).toBe(7);
  // A worker that was off says the nearest only.
  expect(told('2026-12-26', null)).toBe(7);
  expect(told('2026-12-31', 7)).toBeNull();
  expect(told('2027-01-01', 7)).toBe(0);
  expect(told('2027-02-01', 0)).toBeNull();
});
