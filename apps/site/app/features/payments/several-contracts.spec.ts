import { describe, expect, it } from '@jest/globals';
import type { PayableContract } from './payment-choices.js';
import { owing, upToDate } from './payment-options.fixture.js';
import { byUrgency, dueSoon, firstChosen, openingOf, SEVERAL, withMore } from './several-contracts.js';

const late = (contractId: string, daysLate: number, due = '100.00'): PayableContract => ({
  ...owing,
  contractId,
  daysLate,
  due,
});
const dueOn = (contractId: string, day: string, missing = '100.00'): PayableContract => ({
  ...upToDate,
  contractId,
  next: { number: 15, dueOn: day, payableUntil: day, total: '100.00', missing },
});
const opening = (contracts: PayableContract[], wanted?: string, cardProvider: 'stripe' | null = 'stripe') =>
  openingOf({ cardProvider, contracts }, wanted);

describe('the dialog opens', () => {
  const mixed = [dueOn('later', '2026-12-14'), late('two', 2), late('forty', 40), dueOn('soon', '2026-12-02')];

  it.each<[string, PayableContract[], string | undefined, string | null]>([
    ['on several where more than one owes', mixed, undefined, SEVERAL],
    ['on the one that was asked for', mixed, 'later', 'later'],
    ['on the only one that owes', [dueOn('soon', '2026-12-02'), late('two', 2)], undefined, 'two'],
    ['on what falls due next', [dueOn('later', '2026-12-14'), dueOn('soon', '2026-12-02')], undefined, 'soon'],
    [
      'not on what is covered already',
      [dueOn('covered', '2026-12-01', '0.00'), dueOn('soon', '2026-12-02')],
      undefined,
      'soon',
    ],
    ['as if nothing was asked for where that can’t be paid any more', mixed, 'settled', SEVERAL],
    [
      'on one where the others owe less than a card takes',
      [late('cents', 3, '5.00'), late('forty', 40)],
      undefined,
      'forty',
    ],
    ['on nothing where there is nothing', [], undefined, null],
  ])('%s', (_what, contracts, wanted, expected) => {
    expect(opening(contracts, wanted)).toBe(expected);
  });

  it('on the one that is the latest where only transfers are taken', () => {
    expect(opening(mixed, undefined, null)).toBe('forty');
  });
});

describe('several contracts', () => {
  const all = [
    dueOn('covered', '2026-11-29', '0.00'),
    dueOn('later', '2026-12-14'),
    late('two', 2),
    dueOn('soon', '2026-12-02'),
    late('forty', 40),
  ].toSorted(byUrgency);
  const ids = (contracts: PayableContract[]) => contracts.map(({ contractId }) => contractId);

  it('come by urgency', () => {
    expect(ids(all)).toEqual(['forty', 'two', 'soon', 'later', 'covered']);
  });

  it('begin with all that owe, or the two that come next', () => {
    expect(firstChosen(all)).toEqual(['forty', 'two']);
    expect(firstChosen(all.slice(1))).toEqual(['two', 'soon']);
    expect(firstChosen(all.slice(2))).toEqual(['soon', 'later']);
  });

  it('are chosen by the week, as far as one payment takes', () => {
    const soon = dueSoon(all, '2026-11-28');
    expect(ids(soon)).toEqual(['soon']);
    expect(withMore(['two', 'soon'], soon)).toEqual(['two', 'soon']);
    const many = Array.from({ length: 30 }, (_, index) => late(`c${index}`, index));
    expect(withMore(['own'], many)).toHaveLength(20);
    expect(firstChosen(many)).toHaveLength(20);
  });
});
