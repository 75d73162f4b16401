import { describe, expect, it } from '@jest/globals';
import { refusal } from '../testing/reference.js';
import { sampleTerms } from '../testing/sample-terms.js';
import { ContractCalendar } from './calendar.js';
import { replayContract, standingOn, type LifeContract } from './index.js';

const contract: LifeContract = {
  terms: sampleTerms,
  startsOn: '2025-01-31',
  firstDueOn: '2025-02-28',
  late: { multiplier: '2', base: 'capital', vatRate: '0.16' },
  minimumPrepaymentPayments: 1,
  excess: 'capital',
  effects: ['term', 'payment'],
};

describe('due dates', () => {
  it('come back to the 31st after February', () => {
    const calendar = new ContractCalendar('2025-01-31', '2025-02-28');
    expect([1, 2, 3, 4].map((number) => calendar.dueOn(number))).toEqual([
      '2025-02-28',
      '2025-03-31',
      '2025-04-30',
      '2025-05-31',
    ]);
  });

  it('of a day that the calendar does not have are refused', () => {
    expect(refusal(() => replayContract({ ...contract, startsOn: '2025-02-31' }, [], { on: '2025-03-01' }))).toEqual([
      'DATE.INVALID',
      'startsOn',
    ]);
  });

  it.each([
    ['2025-02-14', 14],
    ['2025-03-18', 46],
  ])('that make a first period of other than 15 to 45 days are refused: %s', (firstDueOn) => {
    expect(refusal(() => replayContract({ ...contract, firstDueOn }, [], { on: firstDueOn }))).toEqual([
      'FIRST_PERIOD.OUT_OF_RANGE',
      'firstDueOn',
    ]);
  });
});

it('knows what is owed after more than ten years', () => {
  const { daysLate, due } = standingOn({ contract, events: [] }, '2036-03-01');
  expect(daysLate).toBeGreaterThan(3_660);
  expect(Number(due.lateInterest)).toBeGreaterThan(0);
});

it('pays interest and its VAT together, so that an invoice can follow', () => {
  const [first] = standingOn({ contract, events: [] }, '2025-02-28').instalments;
  expect(first?.owed).toMatchObject({ interest: '8000.00', vat: '1280.00' });
  const events = [{ type: 'payment', id: 'a', on: '2025-02-28', amount: '1000.00' } as const];
  const [paid] = standingOn({ contract, events }, '2025-02-28').instalments;
  expect(paid?.instalment).toMatchObject({ paidInterest: '862.07', paidVat: '137.93' });
});
