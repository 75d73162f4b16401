import { expect, it } from '@jest/globals';
import { isReminderDue } from './is-reminder-due.js';

const at = (day: string) => new Date(`${day}T18:00:00Z`);
const asked: Parameters<typeof isReminderDue>[0] = {
  sentAt: at('2026-11-02'),
  remindedAt: null,
  deadline: '2026-11-12',
};

it.each<[string, Partial<typeof asked>, string, boolean]>([
  ['the day it was sent', {}, '2026-11-02', false],
  ['two days later', {}, '2026-11-04', false],
  ['three days later', {}, '2026-11-05', true],
  ['the day after a reminder', { remindedAt: at('2026-11-05') }, '2026-11-06', false],
  ['three days after a reminder', { remindedAt: at('2026-11-05') }, '2026-11-08', true],
  ['the day before the last, though a reminder was yesterday', { remindedAt: at('2026-11-10') }, '2026-11-11', true],
  ['twice on the day before the last', { remindedAt: at('2026-11-11') }, '2026-11-11', false],
  ['after the last day', {}, '2026-11-13', false],
])('who has not signed is written to: %s', (_when, change, today, is) => {
  expect(isReminderDue({ ...asked, ...change }, today)).toBe(is);
});

it('nobody is reminded of what never reached them', () => {
  expect(isReminderDue({ ...asked, sentAt: null }, '2026-11-05')).toBe(false);
});
