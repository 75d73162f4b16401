import { describe, expect, test } from '@jest/globals';
import { refusal } from './testing/reference.js';
import { calculateQuote, termsFromPlan, type PlanRequest, type PlanRules, type RateRow } from './index.js';

const range = { min: '10', max: '50', default: '20' };
const common = {
  personTypes: ['fisica', 'fisica_empresarial', 'moral'],
  termsMonths: [12, 36, 60],
  rates: [{ annualRatePercent: '14.5' }],
  vatRate: '0.16',
  openingFeePercent: '2',
  downPaymentPercent: range,
} as const;
const credit = {
  ...common,
  openingFeeFinanced: false,
  paymentMode: 'base_fixed',
  vatOnInterestRate: { fisica: '0.16', fisica_empresarial: '0', moral: '0' },
} as const;
const directCredit: PlanRules = { ...credit, kind: 'direct_credit' };
const flexibility: PlanRules = {
  ...credit,
  kind: 'flexibility',
  balloonPercentOfPrice: { min: '10', max: '40', default: '30' },
};
const financialLease: PlanRules = { ...common, kind: 'financial_lease', purchaseOptionPercent: '1', depositRents: 1 };
const pureLease: PlanRules = {
  ...common,
  kind: 'pure_lease',
  downPaymentPercent: { min: '0', max: '0', default: '0' },
  residualByTerm: [{ termMonths: 36, residualPercent: '35' }],
  rentsInAdvance: true,
  depositRents: 2,
};
const request: PlanRequest = {
  personType: 'moral',
  vehicleType: 'tractocamion',
  priceWithVat: '3480000.00',
  downPaymentPercent: '20',
  termMonths: 60,
  onDate: '2026-03-10',
};

describe('terms of each kind', () => {
  test('direct credit: the C01 terms', () => {
    expect(termsFromPlan(directCredit, request)).toEqual({
      kind: 'direct_credit',
      priceWithVat: '3480000.00',
      downPaymentPercent: '20',
      annualRatePercent: '14.5',
      termMonths: 60,
      openingFeePercent: '2',
      openingFeeFinanced: false,
      vatRate: '0.16',
      vatOnInterestRate: '0',
      paymentMode: 'base_fixed',
      balloonPercentOfPrice: '0',
    });
  });

  test.each<[PlanRequest['personType'], boolean, string]>([
    ['fisica', false, '0.16'],
    ['fisica_empresarial', false, '0'],
    ['moral', false, '0'],
    ['fisica', true, '0.08'],
    ['fisica_empresarial', true, '0'],
    ['moral', true, '0'],
  ])('VAT on interest of %s, in the border region %s, is %s', (personType, borderRegion, vatOnInterestRate) => {
    for (const rules of [directCredit, flexibility]) {
      const bordering = { ...rules, borderVatOnInterestRate: '0.08' };
      expect(termsFromPlan(bordering, { ...request, personType, borderRegion })).toMatchObject({ vatOnInterestRate });
    }
  });

  test('a day of the first payment is part of the terms', () => {
    const firstPeriod = { startsOn: '2026-03-10', firstDueOn: '2026-04-24' };
    for (const rules of [directCredit, flexibility, financialLease]) {
      expect(termsFromPlan(rules, request)).not.toHaveProperty('firstPeriod');
      expect(termsFromPlan(rules, { ...request, firstPaymentOn: '2026-04-24' })).toMatchObject({ firstPeriod });
    }
  });

  test('flexibility takes the balloon asked for, else the plan’s default', () => {
    expect(termsFromPlan(flexibility, request)).toMatchObject({ kind: 'flexibility', balloonPercentOfPrice: '30' });
    expect(termsFromPlan(flexibility, { ...request, balloonPercent: '25.5' })).toMatchObject({
      balloonPercentOfPrice: '25.5',
    });
  });

  test('leases are calculated on the price without VAT, to the cent', () => {
    expect(termsFromPlan(financialLease, { ...request, priceWithVat: '1000000.00' })).toEqual({
      kind: 'financial_lease',
      priceWithoutVat: '862068.97',
      initialRentPercent: '20',
      annualRatePercent: '14.5',
      termMonths: 60,
      openingFeePercent: '2',
      purchaseOptionPercent: '1',
      depositRents: 1,
      vatRate: '0.16',
    });
    expect(termsFromPlan(pureLease, { ...request, downPaymentPercent: '0', termMonths: 36 })).toEqual({
      kind: 'pure_lease',
      priceWithoutVat: '3000000.00',
      residualPercent: '35',
      annualRatePercent: '14.5',
      termMonths: 36,
      rentsInAdvance: true,
      openingFeePercent: '2',
      depositRents: 2,
      vatRate: '0.16',
    });
  });

  test.each([directCredit, flexibility, financialLease, pureLease])('$kind can be quoted', (rules) => {
    const downPaymentPercent = rules.downPaymentPercent.default;
    const terms = termsFromPlan(rules, { ...request, downPaymentPercent, termMonths: 36 });
    expect(calculateQuote(terms).schedule).toHaveLength(36);
  });
});

describe('insurance', () => {
  const insurance = {
    mandatory: true,
    premiums: [{ annualPercentOfPrice: '4', vehicleTypes: ['autobus'] }, { annualPercentOfPrice: '3.25' }],
  };
  const termsOf = (rules: PlanRules, changes: Partial<PlanRequest> = {}) =>
    termsFromPlan({ ...rules, insurance }, { ...request, ...changes });
  const lease = { downPaymentPercent: '0', termMonths: 36 };
  // 3480000.00 * 3.25 % / 12
  const insured = { mandatoryInsuranceMonthly: '9425.00', insuranceAnnualPercentOfPrice: '3.25' };

  test('is a twelfth of its percent of the price with VAT, to the cent', () => {
    expect(termsOf(directCredit)).toEqual({ ...termsFromPlan(directCredit, request), ...insured });
    expect(termsOf(flexibility)).toMatchObject(insured);
    expect(termsOf(financialLease)).toMatchObject(insured);
    expect(termsOf(pureLease, lease)).toEqual({ ...termsFromPlan(pureLease, { ...request, ...lease }), ...insured });
    // 12.00 * 3.25 % / 12 is 0.0325; 2.00 at 3 % is half a cent
    expect(termsOf(directCredit, { priceWithVat: '12.00' })).toMatchObject({ mandatoryInsuranceMonthly: '0.03' });
    const half = { ...directCredit, insurance: { mandatory: true, premiums: [{ annualPercentOfPrice: '3' }] } };
    expect(termsFromPlan(half, { ...request, priceWithVat: '2.00' })).toMatchObject({
      mandatoryInsuranceMonthly: '0.01',
    });
  });

  test('costs what the first premium for the type of vehicle says', () => {
    expect(termsOf(directCredit, { vehicleType: 'autobus' })).toMatchObject({
      mandatoryInsuranceMonthly: '11600.00',
      insuranceAnnualPercentOfPrice: '4',
    });
    const buses = { mandatory: true, premiums: insurance.premiums.slice(0, 1) };
    expect(refusal(() => termsFromPlan({ ...directCredit, insurance: buses }, request))).toEqual([
      'RATE.NOT_AVAILABLE',
      'vehicleType',
    ]);
  });

  test('that nobody has to take is told apart', () => {
    const terms = termsFromPlan({ ...directCredit, insurance: { ...insurance, mandatory: false } }, request);
    expect(terms).toMatchObject({ optionalInsuranceMonthly: '9425.00', insuranceAnnualPercentOfPrice: '3.25' });
    expect(terms).not.toHaveProperty('mandatoryInsuranceMonthly');
  });

  test.each([{}, { insurance: null }])('is in no terms where the rules have none: %j', (none) => {
    expect(Object.keys(termsFromPlan({ ...directCredit, ...none }, request)).join()).not.toMatch(/nsurance/);
  });
});

describe('rate table', () => {
  const rateOf = (rates: RateRow[], changes: Partial<PlanRequest> = {}) =>
    termsFromPlan({ ...directCredit, rates }, { ...request, ...changes }).annualRatePercent;
  const other: RateRow = { annualRatePercent: '99' };

  test('the first line that fits wins', () => {
    expect(rateOf([{ annualRatePercent: '12' }, { annualRatePercent: '11' }])).toBe('12');
  });

  test.each<{ condition: Omit<RateRow, 'annualRatePercent'>; fits: Partial<PlanRequest>; not: Partial<PlanRequest> }>([
    { condition: { vehicleTypes: ['autobus'] }, fits: { vehicleType: 'autobus' }, not: {} },
    { condition: { personTypes: ['fisica'] }, fits: { personType: 'fisica' }, not: {} },
    { condition: { minTermMonths: 36 }, fits: { termMonths: 36 }, not: { termMonths: 12 } },
    { condition: { maxTermMonths: 36 }, fits: { termMonths: 36 }, not: { termMonths: 60 } },
    {
      condition: { minDownPaymentPercent: '30' },
      fits: { downPaymentPercent: '30.0' },
      not: { downPaymentPercent: '29.99' },
    },
    { condition: { maxDownPaymentPercent: '9.5' }, fits: {}, not: { downPaymentPercent: '10' } },
    { condition: { validFrom: '2026-03-10' }, fits: { onDate: '2026-03-10' }, not: { onDate: '2026-03-09' } },
    { condition: { validTo: '2026-03-10' }, fits: { onDate: '2026-03-10' }, not: { onDate: '2026-03-11' } },
  ])('$condition', ({ condition, fits, not }) => {
    const low = { ...directCredit, downPaymentPercent: { ...range, min: '5' } };
    const asked = (changes: Partial<PlanRequest>) =>
      termsFromPlan(
        { ...low, rates: [{ annualRatePercent: '12', ...condition }, other] },
        { ...request, downPaymentPercent: '9', ...changes },
      ).annualRatePercent;
    expect(asked(fits)).toBe('12');
    expect(asked(not)).toBe('99');
  });

  test('all conditions of a line must hold', () => {
    const line: RateRow = { annualRatePercent: '12', personTypes: ['moral'], minTermMonths: 61 };
    expect(rateOf([line, other])).toBe('99');
  });

  test('no line for the vehicle, or none for the rest of the request', () => {
    const buses: RateRow = { annualRatePercent: '12', vehicleTypes: ['autobus'] };
    expect(refusal(() => rateOf([buses]))).toEqual(['RATE.NOT_AVAILABLE', 'vehicleType']);
    expect(refusal(() => rateOf([{ ...other, maxTermMonths: 48 }]))).toEqual(['RATE.NOT_AVAILABLE', 'termMonths']);
  });
});

describe('what the plan does not offer', () => {
  const companies: PlanRules = { ...directCredit, personTypes: ['moral'] };
  test.each<{ rules: PlanRules; change: object; error: [string, string] }>([
    { rules: companies, change: { personType: 'fisica' }, error: ['PERSON_TYPE.NOT_OFFERED', 'personType'] },
    { rules: directCredit, change: { personType: 'empresa' }, error: ['VALUE.INVALID', 'personType'] },
    { rules: directCredit, change: { termMonths: 48 }, error: ['TERM.NOT_OFFERED', 'termMonths'] },
    { rules: directCredit, change: { termMonths: 73 }, error: ['TERM.OUT_OF_RANGE', 'termMonths'] },
    { rules: pureLease, change: { downPaymentPercent: '0' }, error: ['TERM.NOT_OFFERED', 'termMonths'] },
    { rules: pureLease, change: { termMonths: 36 }, error: ['DOWN_PAYMENT.OUT_OF_RANGE', 'downPaymentPercent'] },
    {
      rules: directCredit,
      change: { downPaymentPercent: '9.99' },
      error: ['DOWN_PAYMENT.OUT_OF_RANGE', 'downPaymentPercent'],
    },
    {
      rules: directCredit,
      change: { downPaymentPercent: '50.01' },
      error: ['DOWN_PAYMENT.OUT_OF_RANGE', 'downPaymentPercent'],
    },
    {
      rules: directCredit,
      change: { downPaymentPercent: '101' },
      error: ['DOWN_PAYMENT.OUT_OF_RANGE', 'downPaymentPercent'],
    },
    { rules: directCredit, change: { downPaymentPercent: '1e1' }, error: ['DECIMAL.INVALID', 'downPaymentPercent'] },
    { rules: flexibility, change: { balloonPercent: '41' }, error: ['BALLOON.OUT_OF_RANGE', 'balloonPercent'] },
    { rules: directCredit, change: { balloonPercent: '20' }, error: ['BALLOON.NOT_OFFERED', 'balloonPercent'] },
    { rules: financialLease, change: { balloonPercent: '0' }, error: ['BALLOON.NOT_OFFERED', 'balloonPercent'] },
    { rules: flexibility, change: { balloonPercent: '' }, error: ['DECIMAL.INVALID', 'balloonPercent'] },
    { rules: directCredit, change: { priceWithVat: '0' }, error: ['AMOUNT.OUT_OF_RANGE', 'priceWithVat'] },
    { rules: directCredit, change: { onDate: '10/03/2026' }, error: ['DATE.INVALID', 'onDate'] },
    { rules: directCredit, change: { borderRegion: true }, error: ['BORDER_REGION.NOT_OFFERED', 'borderRegion'] },
    { rules: financialLease, change: { borderRegion: true }, error: ['BORDER_REGION.NOT_OFFERED', 'borderRegion'] },
    {
      rules: pureLease,
      change: { downPaymentPercent: '0', termMonths: 36, firstPaymentOn: '2026-04-10' },
      error: ['FIRST_PERIOD.NOT_OFFERED', 'firstPaymentOn'],
    },
  ])('$error for $change', ({ rules, change, error }) => {
    expect(refusal(() => termsFromPlan(rules, { ...request, ...change }))).toEqual(error);
  });
});
