import { describe, expect, it } from '@jest/globals';
import type { PersonType, RateRow } from '../plan-rules.js';
import { compareRates } from './comparison.js';
import { rateGaps } from './gaps.js';

const offer = {
  personTypes: ['fisica', 'moral'] as PersonType[],
  termsMonths: [12, 24],
  downPaymentPercent: { min: '10', max: '60', default: '20', step: '5' },
};
const before: RateRow[] = [
  { annualRatePercent: '13', minDownPaymentPercent: '30', personTypes: ['moral'] },
  { annualRatePercent: '14.5' },
];
const compare = (after: RateRow[]) => compareRates(before, after, offer, ['camion'], '2026-11-24');

describe('two rate tables beside each other', () => {
  it('differ in the cells whose rate changes, by who gets them', () => {
    const [{ day, groups } = { day: '', groups: [] }, ...later] = compare([
      { annualRatePercent: '12.5', minDownPaymentPercent: '30', personTypes: ['moral'], maxTermMonths: 12 },
      ...before,
    ]);
    expect(day).toBe('2026-11-24');
    expect(later).toEqual([]);
    expect(groups.map(({ changed, served }) => [served.map(({ personType }) => personType), changed])).toEqual([
      [['fisica'], 0],
      [['moral'], 1],
    ]);
    expect(groups[1]).toMatchObject({
      downPayments: [
        { from: '10', to: '29.9999' },
        { from: '30', to: '60' },
      ],
      rows: [
        {
          termMonths: 12,
          cells: [
            { before: '14.5', after: '14.5' },
            { before: '13', after: '12.5' },
          ],
        },
        {
          termMonths: 24,
          cells: [
            { before: '14.5', after: '14.5' },
            { before: '13', after: '13' },
          ],
        },
      ],
    });
  });

  it('are told again for the day on which an offer ends', () => {
    const days = compare([{ annualRatePercent: '9', validTo: '2026-12-15' }, ...before]);
    expect(days.map(({ day, groups }) => [day, groups.reduce((sum, { changed }) => sum + changed, 0)])).toEqual([
      ['2026-11-24', 6],
      ['2026-12-16', 0],
    ]);
  });

  it('take a rate for the same however it is written', () => {
    expect(compare([before[0]!, { annualRatePercent: '14.50' }])[0]?.groups.map(({ changed }) => changed)).toEqual([
      0, 0,
    ]);
  });
});

it('names what is offered and has no rate', () => {
  const rates: RateRow[] = [{ annualRatePercent: '14', minTermMonths: 24, maxDownPaymentPercent: '40' }];
  expect(rateGaps({ ...offer, personTypes: ['moral'], rates }, ['camion'], '2026-11-24')).toEqual([
    {
      vehicleType: 'camion',
      personType: 'moral',
      termMonths: 12,
      day: '2026-11-24',
      downPayment: { from: '10', to: '60' },
      whole: true,
    },
    {
      vehicleType: 'camion',
      personType: 'moral',
      termMonths: 24,
      day: '2026-11-24',
      downPayment: { from: '40.0001', to: '60' },
      whole: false,
    },
  ]);
});
