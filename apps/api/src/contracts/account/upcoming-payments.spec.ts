import { describe, expect, it } from '@jest/globals';
import type { InstalmentPosition } from '@flota/finance';
import { upcomingPayments } from './upcoming-payments.js';

const line = (dueOn: string, owedTotal: string, more: { kind?: string; settledOn?: string } = {}) =>
  ({
    dueOn,
    payableUntil: dueOn,
    owedTotal,
    kind: more.kind ?? 'regular',
    instalment: { settledOn: more.settledOn ?? null },
  }) as InstalmentPosition;

const standing = (instalments: InstalmentPosition[], { credit = '0.00', dueNow = '0.00' } = {}) => ({
  on: '2026-11-21',
  credit,
  dueNow,
  instalments,
});

describe('upcomingPayments', () => {
  const days = [
    line('2026-10-25', '0.00', { settledOn: '2026-10-25' }),
    line('2026-11-21', '100.00'),
    line('2026-11-25', '100.00'),
    line('2026-12-25', '100.00'),
    line('2027-01-25', '100.00'),
  ];

  it('are what falls due from the day on, up to the other one', () => {
    expect(upcomingPayments(standing(days, { dueNow: '100.00' }), '2026-12-25')).toEqual([
      { on: '2026-11-21', payableUntil: '2026-11-21', amount: '100.00' },
      { on: '2026-11-25', payableUntil: '2026-11-25', amount: '100.00' },
      { on: '2026-12-25', payableUntil: '2026-12-25', amount: '100.00' },
    ]);
  });

  it('ask for nothing that credit covers, once it has paid what is owed', () => {
    const found = upcomingPayments(standing(days, { credit: '250.00', dueNow: '100.00' }), '2027-01-31');
    expect(found.map(({ on, amount }) => [on, amount])).toEqual([
      ['2026-12-25', '50.00'],
      ['2027-01-25', '100.00'],
    ]);
  });

  it('ask for what is left of what falls due on the day itself', () => {
    const [first] = upcomingPayments(standing(days, { credit: '30.00', dueNow: '100.00' }), '2026-11-30');
    expect(first).toMatchObject({ on: '2026-11-21', amount: '70.00' });
  });

  it('are not more by money that was taken back, which is owed already', () => {
    const found = upcomingPayments(standing(days, { credit: '-80.00', dueNow: '100.00' }), '2026-11-30');
    expect(found.map(({ amount }) => amount)).toEqual(['100.00', '100.00']);
  });

  it('hold a balloon with the instalment it falls due with, and no purchase that nobody has to make', () => {
    const last = [
      line('2026-12-25', '100.00'),
      line('2026-12-25', '900.00', { kind: 'balloon' }),
      line('2026-12-25', '50.00', { kind: 'purchase_option' }),
    ];
    expect(upcomingPayments(standing(last), '2026-12-31')).toEqual([
      { on: '2026-12-25', payableUntil: '2026-12-25', amount: '1000.00' },
    ]);
  });
});
