import { describe, expect, it } from '@jest/globals';
import { blocksOf, rateGaps, type RateGrid } from '@flota/finance';
import type { PlanRules, RateRow } from '@flota/schemas';
import { cellFacts, termName } from './cell-facts.js';

const rates: RateRow[] = [
  { annualRatePercent: '13', maxTermMonths: 24, minDownPaymentPercent: '30', vehicleTypes: ['camion'] },
  { annualRatePercent: '14', maxTermMonths: 24, vehicleTypes: ['camion'] },
  { annualRatePercent: '16', vehicleTypes: ['autobus'] },
];
const rules: PlanRules = {
  kind: 'direct_credit',
  personTypes: ['fisica', 'moral'],
  termsMonths: [12, 24],
  defaultTermMonths: 24,
  downPaymentPercent: { min: '10', max: '60', default: '20', step: '5' },
  openingFeePercent: '2',
  openingFeeFinanced: false,
  paymentMode: 'base_fixed',
  vatRate: '0.16',
  vatOnInterestRate: { fisica: '0.16', fisica_empresarial: '0', moral: '0' },
  borderVatOnInterestRate: null,
  quoteValidityDays: 30,
  insurance: null,
  rates,
};
const vehicleTypes = ['camion', 'autobus'];
const day = '2026-11-24';

/** Of the first grid of a table, whose cell there is emptied. */
function emptied(row: number, column: number, lines: RateRow[] = rates) {
  const [grid] = blocksOf(lines, rules.termsMonths) as [RateGrid];
  const cells = grid.cells.map((each, at) => (at === row ? each.with(column, null) : each));
  const without = lines.filter(({ vehicleTypes: of }) => of?.[0] !== 'camion');
  const gaps = rateGaps({ ...rules, rates: without }, vehicleTypes, day);
  return cellFacts({ ...grid, cells }, row, column, { rules, vehicleTypes, lines: without, gaps, day });
}

describe('what is said of a cell', () => {
  it('names the rate in force, and what is missing where the plan offers it', () => {
    expect(emptied(1, 1)).toEqual({ before: '13', isGap: true, isElsewhere: false });
    expect(emptied(0, 0)).toEqual({ before: '14', isGap: true, isElsewhere: false });
  });

  it('tells where a line below gives the rate', () => {
    expect(emptied(0, 0, [...rates, { annualRatePercent: '20' }])).toMatchObject({ isGap: false, isElsewhere: true });
  });

  it('asks for no rate of what the plan does not offer', () => {
    const [grid] = blocksOf([{ annualRatePercent: '9', minDownPaymentPercent: '70' }], [36]) as [RateGrid];
    const cells = grid.cells.map((row) => row.map(() => null));
    const facts = cellFacts({ ...grid, cells }, 0, 0, { rules, vehicleTypes, lines: [], gaps: [], day });
    expect(facts.isGap).toBe(false);
  });
});

it.each([
  [{ from: null, to: 12 }, '12 meses'],
  [{ from: 1, to: 24 }, '12 y 24 meses'],
  [{ from: 25, to: null }, 'Desde 25 meses'],
  [{ from: 25, to: 30 }, 'De 25 a 30 meses'],
  [{ from: null, to: 6 }, 'Hasta 6 meses'],
])('the row of %j is called %s', (band, name) => expect(termName(band, rules.termsMonths)).toBe(name));
