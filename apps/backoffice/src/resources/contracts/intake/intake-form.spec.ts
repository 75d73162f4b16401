import { describe, expect, it } from '@jest/globals';
import type { ContractKind, CreditFigures } from '@flota/schemas';
import { intakeDefaults, intakeErrors, readIntake } from './intake-form.js';
import { previewOf } from './intake-preview.js';

const filled = (kind: ContractKind = 'direct_credit', terms: object = {}) => {
  const { terms: start, ...defaults } = intakeDefaults();
  return {
    ...defaults,
    number: 'LB-2026-1',
    signedOn: '2026-01-15',
    firstDueOn: '2026-02-15',
    terms: {
      ...start,
      kind,
      priceWithVat: ' $1,160,000.00 ',
      downPaymentPercent: '20',
      annualRatePercent: '14.5',
      termMonths: 12,
      openingFeePercent: '2',
      residualPercent: null,
      ...terms,
    },
    vehicle: { brand: 'Freightliner', modelYear: 2026 },
    holder: { name: 'Irene Salas', phone: '' },
    catalogue: 'cascadia-126/dd13',
  };
};

describe('what is sent', () => {
  it('leaves out what is empty, and has rates as fractions and amounts as plain text', () => {
    const { terms, late, holder, ...intake } = readIntake(filled());
    expect(terms).toMatchObject({ priceWithVat: '1160000.00', vatRate: '0.16', vatOnInterestRate: '0.16' });
    expect(late).toEqual({ multiplier: '2', base: 'capital', vatRate: '0.16' });
    expect(holder).toEqual({ name: 'Irene Salas' });
    expect(intake).not.toHaveProperty('catalogue');
  });

  it('has nothing of what was typed for another kind', () => {
    const { terms } = readIntake(filled('pure_lease', { priceWithoutVat: '1,000,000', residualPercent: '20' }));
    const credits = ['priceWithVat', 'downPaymentPercent', 'vatOnInterestRate', 'openingFeeFinanced', 'paymentMode'];
    for (const name of credits) expect(terms).not.toHaveProperty(name);
    expect(terms).toMatchObject({ kind: 'pure_lease', priceWithoutVat: '1000000', residualPercent: '20' });
  });
});

it('is told beside its field what the server would refuse', () => {
  const errors = intakeErrors(filled('direct_credit', { termMonths: 90 }));
  expect(errors).toMatchObject({
    terms: { termMonths: 'El plazo va de 1 a 72 meses.' },
    vehicle: { vin: 'Escriba el NIV.' },
    holder: { rfc: 'Escriba el RFC.', email: 'Escriba el correo.' },
    clabe: 'Escriba la CLABE a la que se transfieren los pagos.',
  });
  expect(errors.holder).not.toHaveProperty('phone');
});

describe('the figures beside the form', () => {
  it('are those of the schedule', () => {
    expect(previewOf(filled(), '2026-03-20')).toMatchObject({
      state: 'ready',
      first: { number: 1, dueOn: '2026-02-15' },
      last: { number: 12, dueOn: '2027-01-15' },
      end: undefined,
      past: 2,
      view: { figures: { amountFinanced: '928000.00' } },
    });
    const balloon = previewOf(filled('flexibility', { balloonPercentOfPrice: '10' }), '2026-01-15');
    expect(balloon).toMatchObject({ end: { kind: 'balloon', total: '116000.00' }, past: 0 });
  });

  it('have the interest of the days until the first payment, in the sums and in the CAT', () => {
    const quoted = previewOf(filled(), '2026-01-15');
    // 45 days: 928000.00 * 14.5 * 45 / 36000, and 16 % of it
    const longer = previewOf({ ...filled(), firstDueOn: '2026-03-01' }, '2026-01-15');
    expect(longer).toMatchObject({ first: { interest: '16820.00', vat: '2691.20' } });
    if (quoted.state !== 'ready' || longer.state !== 'ready') throw new Error('no figures');
    const { first, view } = longer;
    expect(first.total).toBe(view.schedule[0]?.total);
    expect(view.figures).not.toMatchObject({ catPercentExact: (quoted.view.figures as CreditFigures).catPercentExact });
    expect(previewOf({ ...filled(), firstDueOn: '2026-04-01' }, '2026-01-15')).toEqual({
      state: 'refused',
      code: 'FIRST_PERIOD.OUT_OF_RANGE',
    });
  });

  it('wait for what is missing, and say what can not be', () => {
    expect(previewOf(filled('direct_credit', { termMonths: null }), '2026-01-15')).toEqual({ state: 'unfinished' });
    const impossible = filled('flexibility', { balloonPercentOfPrice: '90' });
    expect(previewOf(impossible, '2026-01-15')).toEqual({ state: 'refused', code: 'BALLOON.OUT_OF_RANGE' });
  });
});
