import { describe, expect, it } from '@jest/globals';
import type { PlanRules } from '@flota/schemas';
import { rulesToForm } from './plan-form.js';
import { workOutExample, type ExampleRequest } from './rate-example.js';

const rules: PlanRules = {
  kind: 'direct_credit',
  personTypes: ['fisica', 'moral'],
  termsMonths: [48, 60],
  defaultTermMonths: 60,
  downPaymentPercent: { min: '10', max: '60', default: '20', step: '5' },
  openingFeePercent: '2',
  openingFeeFinanced: false,
  paymentMode: 'base_fixed',
  vatRate: '0.16',
  vatOnInterestRate: { fisica: '0.16', fisica_empresarial: '0', moral: '0' },
  borderVatOnInterestRate: null,
  quoteValidityDays: 30,
  insurance: null,
  rates: [{ annualRatePercent: '14.5', personTypes: ['moral'], minTermMonths: 49 }],
};
const request: ExampleRequest = {
  vehicleType: 'camion',
  personType: 'moral',
  price: '$3,480,000',
  downPaymentPercent: '20',
  termMonths: 60,
};
const example = (changes: Partial<ExampleRequest> = {}, form = rulesToForm(rules)) =>
  workOutExample(form, { ...request, ...changes }, '2026-11-20');

describe('the example beside the rules', () => {
  it('is what a quote would say: reference case C01', () => {
    expect(example()).toMatchObject({
      state: 'ready',
      view: {
        terms: { annualRatePercent: '14.5' },
        figures: {
          monthlyPayment: '65502.73',
          openingFee: '55680.00',
          totalPaidAll: '4690752.97',
          catDisplay: '16.6%',
        },
      },
    });
  });

  it.each<Partial<ExampleRequest>>([{ personType: 'fisica' }, { termMonths: 48 }])(
    'finds the gap for %j',
    (changes) => {
      expect(example(changes)).toEqual({ state: 'gap' });
    },
  );

  it.each<[Partial<ExampleRequest>, string, string]>([
    [{ downPaymentPercent: '5' }, 'DOWN_PAYMENT.OUT_OF_RANGE', 'downPaymentPercent'],
    [{ downPaymentPercent: '' }, 'DECIMAL.INVALID', 'downPaymentPercent'],
    [{ termMonths: 36 }, 'TERM.NOT_OFFERED', 'termMonths'],
    [{ price: 'mucho' }, 'DECIMAL.INVALID', 'priceWithVat'],
  ])('says what is wrong with %j', (changes, code, field) => {
    expect(example(changes)).toEqual({ state: 'refused', code, field });
  });

  it('waits while a rule is half typed', () => {
    const form = rulesToForm(rules);
    expect(example({}, { ...form, vatRate: '1x' })).toEqual({ state: 'unfinished' });
  });
});
