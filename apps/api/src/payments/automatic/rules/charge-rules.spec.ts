import { describe, expect, it } from '@jest/globals';
import {
  amountToCharge,
  chargeTime,
  declineKind,
  firstToCharge,
  lastChargeDay,
  owedBy,
  retryDay,
} from './charge-rules.js';

type Line = Parameters<typeof owedBy>[0]['instalments'][number];
const line = (dueOn: string, owedTotal: string, kind: Line['kind'] = 'regular') => ({ dueOn, owedTotal, kind }) as Line;

describe('the first line that is charged', () => {
  const instalments = [line('2026-11-20', '100.00'), line('2026-12-20', '0.00'), line('2027-01-20', '100.00')];

  it('falls due late enough to be told of three days before, and is not paid', () => {
    expect(firstToCharge({ instalments }, 0, '2026-11-17')).toEqual({ dueOn: '2026-11-20', chargeOn: '2026-11-20' });
    expect(firstToCharge({ instalments }, 1, '2026-11-17')).toEqual({ dueOn: '2027-01-20', chargeOn: '2027-01-19' });
    expect(firstToCharge({ instalments }, 0, '2027-01-18')).toBeNull();
  });

  it('is never what a leased vehicle can be bought for', () => {
    expect(firstToCharge({ instalments: [line('2027-01-20', '5.00', 'purchase_option')] }, 0, '2026-11-17')).toBeNull();
  });
});

describe('what is owed by a day', () => {
  const instalments = [
    line('2026-10-20', '40.00'),
    line('2026-11-20', '100.00'),
    line('2026-11-20', '9.00', 'purchase_option'),
    line('2026-12-20', '100.00'),
  ];

  it('is what was not paid before too, less credit', () => {
    expect(owedBy({ credit: '15.50', instalments }, '2026-11-20')).toBe('124.50');
    expect(owedBy({ credit: '500.00', instalments }, '2026-11-20')).toBe('0.00');
  });
});

describe('what is charged', () => {
  it.each([
    ['what is owed', '124.50', null, null, { amount: '124.50' }],
    ['less than was told, where some of it was paid', '24.50', '124.50', null, { amount: '24.50' }],
    ['never more than was told', '130.00', '124.50', null, { amount: '124.50' }],
    ['up to the limit', '124.50', '124.50', '124.50', { amount: '124.50' }],
    ['nothing above the limit', '124.51', null, '124.50', { skipped: 'over_limit' }],
    ['nothing that no card takes', '1000000.00', null, null, { skipped: 'over_limit' }],
    ['nothing where nothing is owed', '0.00', '124.50', null, { skipped: 'nothing_due' }],
    ['nothing that is too little for a card', '19.99', null, null, { skipped: 'nothing_due' }],
  ])('is %s', (_what, owed, told, limit, expected) => {
    expect(amountToCharge(owed, { told, limit })).toEqual(expected);
  });
});

describe('after a decline', () => {
  const on = (today: string) => ({ chargeOn: '2026-11-20', today });

  it.each([
    ['insufficient_funds', 'passing'],
    ['generic_decline', 'passing'],
    ['a word that nobody knows yet', 'passing'],
    ['authentication_required', 'authentication'],
    ['lost_card', 'final'],
    ['stolen_card', 'final'],
    ['do_not_try_again', 'final'],
    ['expired_card', 'final'],
    ['card_unknown', 'final'],
    ['amount_mismatch', 'final'],
  ])('%s is %s', (code, kind) => {
    expect(declineKind(code)).toBe(kind);
  });

  it('the card is asked again one, three and five days later, and no more', () => {
    const days = [1, 2, 3, 4].map((tries) => retryDay('insufficient_funds', tries, on('2026-11-20')));
    expect(days).toEqual(['2026-11-21', '2026-11-23', '2026-11-25', null]);
  });

  it('never twice a day, nor after its last day', () => {
    expect(retryDay('insufficient_funds', 1, on('2026-11-23'))).toBe('2026-11-24');
    expect(retryDay('insufficient_funds', 1, on('2026-11-25'))).toBeNull();
    expect(lastChargeDay('2026-11-20')).toBe('2026-11-25');
  });

  it.each(['stolen_card', 'authentication_required'])('never after %s', (code) => {
    expect(retryDay(code, 1, on('2026-11-20'))).toBeNull();
  });
});

it('is made at nine in Mexico City, so that who read of it in the morning can stop it', () => {
  expect(chargeTime('2026-11-20').toISOString()).toBe('2026-11-20T15:00:00.000Z');
});
