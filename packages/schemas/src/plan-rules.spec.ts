import { describe, expect, it } from '@jest/globals';
import { planRulesSchema, readPlanRules } from './plan-rules.js';

const range = { min: '10', max: '60', default: '20', step: '5' };
/** As a credit's rules were stored before there were three types of persons. */
const former = {
  kind: 'direct_credit',
  personTypes: ['fisica', 'moral'],
  termsMonths: [12, 24],
  defaultTermMonths: 24,
  rates: [
    { annualRatePercent: '14.5', personTypes: ['moral'] },
    { annualRatePercent: '15.4', personTypes: ['fisica'], vehicleTypes: ['camion'] },
    { annualRatePercent: '16' },
  ],
  vatRate: '0.16',
  openingFeePercent: '2',
  quoteValidityDays: 15,
  mandatoryInsurance: { annualPercentOfPrice: '3.25', countsInCat: false },
  downPaymentPercent: range,
  openingFeeFinanced: false,
  paymentMode: 'base_fixed',
  vatOnInterestRate: { fisica: '0.16', moral: '0' },
};

describe('rules as they were stored', () => {
  it('before there were three persons offer to those with business activity what they offered to physical persons', () => {
    const { mandatoryInsurance: _, ...rest } = former;
    expect(readPlanRules(former)).toEqual({
      ...rest,
      personTypes: ['fisica', 'fisica_empresarial', 'moral'],
      rates: [
        { annualRatePercent: '14.5', personTypes: ['moral'] },
        { annualRatePercent: '15.4', personTypes: ['fisica', 'fisica_empresarial'], vehicleTypes: ['camion'] },
        { annualRatePercent: '16' },
      ],
      vatOnInterestRate: { fisica: '0.16', fisica_empresarial: '0', moral: '0' },
      borderVatOnInterestRate: null,
      insurance: { mandatory: true, premiums: [{ annualPercentOfPrice: '3.25' }] },
    });
  });

  it('before there was insurance have none, and what was for companies only stays so', () => {
    const {
      mandatoryInsurance: _,
      vatOnInterestRate: __,
      openingFeeFinanced: ___,
      paymentMode: ____,
      ...common
    } = former;
    const lease = { ...common, kind: 'financial_lease', purchaseOptionPercent: '1', depositRents: 0 };
    const companies = { ...lease, personTypes: ['moral'], rates: [{ annualRatePercent: '15' }] };
    expect(readPlanRules(companies)).toEqual({ ...companies, insurance: null });
  });

  it('today are read as they stand, also where nobody with business activity is served', () => {
    const rules = { ...readPlanRules(former), personTypes: ['fisica', 'moral'] };
    expect(readPlanRules(JSON.parse(JSON.stringify(rules)))).toEqual(rules);
    expect(readPlanRules({ ...rules, insurance: null })).toEqual({ ...rules, insurance: null });
  });

  it('that are none are refused', () => {
    expect(() => readPlanRules({ ...former, rates: [] })).toThrow();
    expect(() => readPlanRules(null)).toThrow();
  });
});

it('insurance without a premium is refused', () => {
  const { error } = planRulesSchema.safeParse({
    ...readPlanRules(former),
    insurance: { mandatory: true, premiums: [] },
  });
  expect(error?.issues).toMatchObject([{ path: ['insurance', 'premiums'], message: 'INSURANCE.MISSING' }]);
});
