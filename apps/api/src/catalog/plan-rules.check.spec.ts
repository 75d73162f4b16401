import { describe, expect, it } from '@jest/globals';
import { planRules } from '@flota/prisma/seed';
import type { PlanRules, RateRow } from '@flota/schemas';
import { planRulesFaults } from './plan-rules.check.js';

const vehicleTypes = [
  { slug: 'camion', name: 'Camión' },
  { slug: 'autobus', name: 'Autobús' },
];
const surroundings = { vehicleTypes, today: '2026-11-21' };
const faultsOf = (rules: PlanRules) => planRulesFaults(rules, surroundings);
const named = (rules: PlanRules) => faultsOf(rules).map(({ field, code }) => [field, code]);

const credit: PlanRules = {
  ...planRules['credito-directo'],
  termsMonths: [12, 24],
  defaultTermMonths: 24,
  downPaymentPercent: { min: '10', max: '60', default: '20', step: '5' },
  rates: [{ annualRatePercent: '14.5' }],
};
const withRates = (...rates: Omit<RateRow, 'annualRatePercent'>[]): PlanRules => ({
  ...credit,
  rates: rates.map((row) => ({ annualRatePercent: '14.5', ...row })),
});

describe('rules of a plan', () => {
  it.each(Object.entries(planRules))('%s of the seed have no fault', (_slug, rules) => {
    expect(faultsOf(rules)).toEqual([]);
  });

  it.each<[string, PlanRules, [string, string][]]>([
    ['terms that do not ascend', { ...credit, termsMonths: [24, 12] }, [['termsMonths', 'TERMS.NOT_ASCENDING']]],
    ['a term twice', { ...credit, termsMonths: [24, 24] }, [['termsMonths', 'TERMS.NOT_ASCENDING']]],
    ['a default nobody offers', { ...credit, defaultTermMonths: 36 }, [['defaultTermMonths', 'TERM.NOT_OFFERED']]],
    [
      'a range the wrong way round',
      { ...credit, downPaymentPercent: { min: '60', max: '10', default: '20', step: '5' } },
      [['downPaymentPercent.max', 'RANGE.INVERTED']],
    ],
    [
      'a default outside the range, compared as numbers and not as text',
      { ...credit, downPaymentPercent: { min: '10', max: '60', default: '9', step: '5' } },
      [['downPaymentPercent.default', 'DEFAULT.OUT_OF_RANGE']],
    ],
    [
      'a step that leads nowhere',
      { ...credit, downPaymentPercent: { min: '10', max: '60', default: '20', step: '0' } },
      [['downPaymentPercent.step', 'STEP.OUT_OF_RANGE']],
    ],
    [
      'a balloon outside its range',
      { ...planRules.flexibility, balloonPercentOfPrice: { min: '10', max: '40', default: '45', step: '5' } },
      [['balloonPercentOfPrice.default', 'DEFAULT.OUT_OF_RANGE']],
    ],
    [
      'a term without a residual value',
      { ...planRules['arrendamiento-puro'], residualByTerm: [{ termMonths: 24, residualPercent: '45' }] },
      [['residualByTerm', 'RESIDUAL.MISSING']],
    ],
    [
      'a down payment in a pure lease',
      { ...planRules['arrendamiento-puro'], downPaymentPercent: { min: '0', max: '10', default: '0', step: '1' } },
      [['downPaymentPercent.max', 'DOWN_PAYMENT.NOT_OFFERED']],
    ],
    ...['0', '0.00', '25.0001'].map((annualPercentOfPrice): [string, PlanRules, [string, string][]] => [
      `insurance at ${annualPercentOfPrice} % of the price a year`,
      {
        ...credit,
        insurance: { mandatory: true, premiums: [{ annualPercentOfPrice: '3' }, { annualPercentOfPrice }] },
      },
      [['insurance.premiums.1.annualPercentOfPrice', 'INSURANCE.OUT_OF_RANGE']],
    ]),
    [
      'insurance without a premium for buses',
      {
        ...credit,
        insurance: { mandatory: false, premiums: [{ annualPercentOfPrice: '3', vehicleTypes: ['camion'] }] },
      },
      [['insurance.premiums', 'INSURANCE.MISSING']],
    ],
    [
      'dates the wrong way round',
      withRates({}, { validFrom: '2026-12-02', validTo: '2026-12-01' }),
      [['rates.1.validTo', 'DATE.BEFORE_START']],
    ],
    [
      'conditions nothing fits',
      withRates({}, { minTermMonths: 24, maxTermMonths: 12, minDownPaymentPercent: '9', maxDownPaymentPercent: '10' }),
      [['rates.1.maxTermMonths', 'RANGE.INVERTED']],
    ],
    [
      'two things at once',
      { ...credit, termsMonths: [24, 12], defaultTermMonths: 36 },
      [
        ['termsMonths', 'TERMS.NOT_ASCENDING'],
        ['defaultTermMonths', 'TERM.NOT_OFFERED'],
      ],
    ],
  ])('with %s are refused', (_what, rules, expected) => {
    expect(named(rules)).toEqual(expected);
  });
});

describe('the rate table', () => {
  it.each<[string, PlanRules]>([
    ['one line for everything', withRates({})],
    ['a line for each vehicle', withRates({ vehicleTypes: ['camion'] }, { vehicleTypes: ['autobus'] })],
    ['a line for each term', withRates({ maxTermMonths: 12 }, { minTermMonths: 13 })],
    ['lines that meet', withRates({ maxDownPaymentPercent: '19.9999' }, { minDownPaymentPercent: '20' })],
    ['lines that overlap, in any order', withRates({ minDownPaymentPercent: '15' }, { maxDownPaymentPercent: '40' })],
    ['lines that follow each other', withRates({ validTo: '2026-12-31' }, { validFrom: '2027-01-01' })],
    ['a line that is over and one that is not', withRates({ validTo: '2026-01-31' }, {})],
    ['lines for what is not sold', withRates({ vehicleTypes: ['tractor'] }, {})],
  ])('has no gap with %s', (_what, rules) => {
    expect(faultsOf(rules)).toEqual([]);
  });

  it.each<[string, PlanRules, string]>([
    [
      'a vehicle',
      withRates({ vehicleTypes: ['camion'] }),
      'Autobús, persona física, 12 meses; Autobús, persona física, 24 meses',
    ],
    [
      'a person',
      withRates({ personTypes: ['moral'], maxTermMonths: 12 }, { minTermMonths: 13 }),
      'Camión, persona física, 12',
    ],
    ['a term', withRates({ maxTermMonths: 23 }), 'Camión, persona física, 24 meses'],
    ['low down payments', withRates({ minDownPaymentPercent: '15' }), 'de 10 a 15\u00a0%'],
    ['high down payments', withRates({ maxDownPaymentPercent: '50' }), 'de 50.0001 a 60\u00a0%'],
    [
      'down payments between two lines',
      withRates({ maxDownPaymentPercent: '19.9' }, { minDownPaymentPercent: '20' }),
      'de 19.9001 a 20\u00a0%',
    ],
    ['today', withRates({ validFrom: '2026-11-22' }), 'Camión, persona física, 12 meses;'],
    ['a later day', withRates({ validTo: '2026-12-31' }), 'meses desde el 1 de enero de 2027'],
    [
      'a day between two lines',
      withRates({ validTo: '2026-12-30' }, { validFrom: '2027-01-01' }),
      'meses desde el 31 de diciembre de 2026',
    ],
  ])('that leaves out %s is told where', (_what, rules, detail) => {
    expect(faultsOf(rules)).toEqual([{ field: 'rates', code: 'RATE.GAP', detail: expect.stringContaining(detail) }]);
  });

  it('names three gaps and counts the others', () => {
    const [fault] = faultsOf(withRates({ validTo: '2026-01-01' }));
    expect(fault?.detail).toBe(
      'Camión, persona física, 12 meses; Camión, persona física, 24 meses; Camión, persona física con actividad empresarial, 12 meses; y 9 más',
    );
  });

  it('is only asked of the persons the plan is for', () => {
    expect(faultsOf({ ...withRates({ personTypes: ['moral'] }), personTypes: ['moral'] })).toEqual([]);
  });
});
