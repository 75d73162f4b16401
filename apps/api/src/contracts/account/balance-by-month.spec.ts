import { describe, expect, it } from '@jest/globals';
import { balanceByMonth } from './balance-by-month.js';

const line = (dueOn: string, balance: string, kind: 'regular' | 'purchase_option' = 'regular') => ({
  dueOn,
  balance,
  kind,
});

describe('balanceByMonth', () => {
  const changes = [
    { on: '2026-08-31', balance: '1000.00' },
    { on: '2026-09-30', balance: '900.00' },
    { on: '2026-09-30', balance: '850.00' },
    { on: '2026-11-02', balance: '700.00' },
  ];
  const schedule = [
    line('2026-09-30', '900.00'),
    line('2026-10-31', '700.00'),
    line('2026-11-30', '600.00'),
    line('2026-12-31', '500.00'),
    line('2027-01-31', '0.00'),
  ];

  it('is what it was for months that are over, and what the schedule says from this one on', () => {
    expect(balanceByMonth(changes, schedule, '2026-11-21')).toEqual([
      { month: '2026-08-01', balance: '1000.00', past: true },
      { month: '2026-09-01', balance: '850.00', past: true },
      // Nothing happened, so nothing changed.
      { month: '2026-10-01', balance: '850.00', past: true },
      { month: '2026-11-01', balance: '600.00', past: false },
      { month: '2026-12-01', balance: '500.00', past: false },
      { month: '2027-01-01', balance: '0.00', past: false },
    ]);
  });

  it('leaves out the option to buy', () => {
    const months = balanceByMonth(changes, [...schedule, line('2027-02-28', '0.00', 'purchase_option')], '2026-11-21');
    expect(months.at(-1)?.month).toBe('2027-01-01');
  });

  it('is empty before anything was lent', () => {
    expect(balanceByMonth([], [], '2026-11-21')).toEqual([]);
  });
});
