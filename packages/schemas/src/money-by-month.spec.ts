import { expect, it } from '@jest/globals';
import { MOVEMENT_KINDS } from './account/index.js';
import { MONEY_FLOWS, moneyList, monthsUntil } from './money-by-month.js';

it.each([
  ['2026-01-31', ['2026-01-01', '2026-01-31'], ['2025-12-01', '2025-12-31']],
  ['2028-03-01', ['2028-03-01', '2028-03-31'], ['2028-02-01', '2028-02-29']],
])('begins with the whole month of %s', (today, ...months) => {
  expect(monthsUntil(today, 2)).toEqual(months.map(([from, to]) => ({ from, to })));
});

it('leaves out of what is owed what has no part of it', () => {
  const owed: readonly string[] = MONEY_FLOWS.owed;
  const others = ['disbursement', 'late_interest', 'refund', 'transfer', 'waiver'];
  expect(MOVEMENT_KINDS.filter((kind) => !owed.includes(kind)).toSorted()).toEqual(others);
});

it('lists all there was until its last day for what is owed then', () => {
  const days = { from: '2026-11-01', to: '2026-11-30' };
  expect(moneyList('owed', days).filter).toEqual({ flow: 'owed', valueTo: '2026-11-30' });
  expect(moneyList('due', days).filter).toEqual({ flow: 'due', valueFrom: '2026-11-01', valueTo: '2026-11-30' });
});
