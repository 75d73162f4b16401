import { describe, expect, it } from '@jest/globals';
import type { PlanRules } from '@flota/schemas';
import { pastedRates, rulesFromForm, rulesToForm } from './plan-form.js';

const credit: PlanRules = {
  kind: 'direct_credit',
  personTypes: ['fisica', 'fisica_empresarial', 'moral'],
  termsMonths: [12, 24, 60],
  defaultTermMonths: 60,
  downPaymentPercent: { min: '10', max: '60', default: '20', step: '1' },
  openingFeePercent: '2',
  openingFeeFinanced: false,
  paymentMode: 'base_fixed',
  vatRate: '0.16',
  vatOnInterestRate: { fisica: '0.16', fisica_empresarial: '0', moral: '0' },
  borderVatOnInterestRate: null,
  quoteValidityDays: 30,
  insurance: null,
  rates: [{ annualRatePercent: '14.5', vehicleTypes: ['camion'], minTermMonths: 49 }, { annualRatePercent: '15.25' }],
};

describe('the form of a plan', () => {
  it('gives back just the rules it was made of', () => {
    expect(rulesFromForm(rulesToForm(credit))).toEqual(credit);
  });

  it('shows fractions as percent, and every condition of a line though it is empty', () => {
    const form = rulesToForm(credit);
    expect(form).toMatchObject({ vatRate: '16', vatOnInterestRate: { fisica: '16', moral: '0' } });
    expect(form.rates[1]).toMatchObject({ vehicleTypes: [], minTermMonths: null, validTo: null });
  });

  it('has the insurance as a switch, and what was typed does not go out while it is off', () => {
    const insurance = {
      mandatory: false,
      premiums: [{ annualPercentOfPrice: '3.25', vehicleTypes: ['camion'] }, { annualPercentOfPrice: '4' }],
    };
    const form = rulesToForm({ ...credit, insurance });
    expect(form.insurance).toEqual({
      estimated: true,
      mandatory: false,
      premiums: [
        { annualPercentOfPrice: '3.25', vehicleTypes: ['camion'] },
        { annualPercentOfPrice: '4', vehicleTypes: [] },
      ],
    });
    expect(rulesFromForm(form)).toEqual({ ...credit, insurance });
    expect(rulesFromForm({ ...form, insurance: { ...form.insurance, estimated: false } })).toEqual(credit);
    expect(rulesToForm(credit).insurance).toMatchObject({ estimated: false, mandatory: true });
  });

  it('asks about the border region only where its VAT is typed', () => {
    const border = rulesToForm({ ...credit, borderVatOnInterestRate: '0.08' });
    expect(border).toMatchObject({ borderVatOnInterestRate: '8' });
    expect(rulesFromForm(border)).toMatchObject({ borderVatOnInterestRate: '0.08' });
    for (const cleared of ['', null]) {
      const form = { ...border, borderVatOnInterestRate: cleared } as typeof border;
      expect(rulesFromForm(form)).toEqual(credit);
    }
  });

  it('puts terms in order, however the boxes were ticked', () => {
    const form = rulesToForm(credit);
    expect(rulesFromForm({ ...form, termsMonths: [60, 12, 24] }).termsMonths).toEqual([12, 24, 60]);
  });
});

describe('rates pasted from a spreadsheet', () => {
  it('are one a line, without what a spreadsheet writes around them', () => {
    expect(pastedRates('13.5\r\n13.9 %\r\n 14.50%\r\n')).toEqual(['13.5', '13.9', '14.50']);
  });

  it('are the first column of several', () => {
    expect(pastedRates('13.5\tcamión\n13.9\tautobús')).toEqual(['13.5', '13.9']);
  });

  it('keep an empty line and what is no number, for the form to refuse', () => {
    expect(pastedRates('13.5\n\n14,5')).toEqual(['13.5', '', '14,5']);
  });

  it.each(['14.5', '14.5\n', ''])('are left to the browser when there is only one: %j', (text) => {
    expect(pastedRates(text)).toBeNull();
  });
});
