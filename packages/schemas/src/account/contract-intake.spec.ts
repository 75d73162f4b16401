import { describe, expect, it } from '@jest/globals';
import { addDays, todayInMexico } from '../calendar.js';
import { contractIntakeSchema } from './contract-intake.js';
import { FIELD_TEXTS } from '../field-texts.js';

const today = todayInMexico();

const credit = {
  kind: 'direct_credit',
  priceWithVat: '2480000.00',
  downPaymentPercent: '20.1612903226',
  annualRatePercent: '14.5',
  termMonths: 48,
  openingFeePercent: '2',
  vatRate: '0.16',
  vatOnInterestRate: '0.16',
};
const lease = {
  kind: 'pure_lease',
  priceWithoutVat: '2100000.00',
  annualRatePercent: '14.1',
  termMonths: 36,
  openingFeePercent: '1',
  vatRate: '0.16',
  residualPercent: '25',
  rentsInAdvance: true,
};
const intake = {
  number: ' lb-2026-000101 ',
  terms: credit,
  signedOn: '2026-01-15',
  firstDueOn: '2026-02-15',
  vehicle: {
    brand: 'Freightliner',
    modelName: 'Cascadia 126',
    versionName: 'DD13 6x4',
    silhouette: 'tractor',
    modelYear: 2026,
    vin: '3AKJHHDR5NSLB0101',
  },
  holder: { name: 'Transportes Sierra Norte', rfc: 'tsn-150622-ab6', email: 'Pagos@SierraNorte.test' },
  clabe: '646180110000101005',
  paymentReference: '2026000101',
};
const paid = { kind: 'payment', amount: '100.00', receivedOn: '2026-02-15', reference: 'SPEI 1' };

const codesOf = (changes: object) => {
  const { error } = contractIntakeSchema.safeParse({ ...intake, ...changes });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
};

it('reads a contract as registration will look for it, with what most contracts have', () => {
  expect(contractIntakeSchema.parse(intake)).toMatchObject({
    number: 'LB-2026-000101',
    holder: { rfc: 'TSN150622AB6', email: 'pagos@sierranorte.test' },
    terms: { openingFeeFinanced: false, paymentMode: 'base_fixed', balloonPercentOfPrice: '0' },
    late: { multiplier: '2', base: 'capital', vatRate: '0.16' },
    minimumPrepaymentPayments: 1,
    payments: [],
  });
});

describe('what it refuses', () => {
  it.each<[string, object]>([
    ['number CONTRACT_NUMBER.REQUIRED', { number: ' ' }],
    ['terms.kind KIND.INVALID', { terms: { ...credit, kind: 'loan' } }],
    ['terms TERMS.NOT_OF_KIND', { terms: { ...credit, residualPercent: '10' } }],
    ['terms.balloonPercentOfPrice BALLOON.NOT_OFFERED', { terms: { ...credit, balloonPercentOfPrice: '10' } }],
    ['terms.priceWithVat PRICE.OUT_OF_RANGE', { terms: { ...credit, priceWithVat: '0' } }],
    ['terms.downPaymentPercent PERCENT.OUT_OF_RANGE', { terms: { ...credit, downPaymentPercent: '101' } }],
    ['terms.termMonths TERM.OUT_OF_RANGE', { terms: { ...credit, termMonths: 73 } }],
    ['terms.vatRate FRACTION.INVALID', { terms: { ...credit, vatRate: '16' } }],
    ['late.multiplier LATE_MULTIPLIER.OUT_OF_RANGE', { late: { multiplier: '11' } }],
    ['signedOn DATE.IN_FUTURE', { signedOn: addDays(today, 1), firstDueOn: addDays(today, 2) }],
    ['firstDueOn DATE.BEFORE_SIGNING', { firstDueOn: '2026-01-15' }],
    ['firstDueOn DATE.NOT_SIGNING', { terms: lease }],
    ['vehicle.vin VIN.INVALID', { vehicle: { ...intake.vehicle, vin: '3AKJHHDR0NSLB0101' } }],
    ['holder.rfc RFC.GENERIC', { holder: { ...intake.holder, rfc: 'XEXX010101000' } }],
    ['holder.regime REGIME.NOT_FOR_PERSON', { holder: { ...intake.holder, regime: '605', cfdiUse: 'G03' } }],
    ['holder.cfdiUse CFDI_USE.INVALID', { holder: { ...intake.holder, regime: '601' } }],
    ['clabe CLABE.INVALID', { clabe: '6.4618E+17' }],
    ['paymentReference PAYMENT_REFERENCE.INVALID', { paymentReference: 'a b' }],
    ['payments.0.receivedOn PAYMENT.BEFORE_SIGNING', { payments: [{ ...paid, receivedOn: '2026-01-14' }] }],
    ['payments.0.receivedOn DATE.IN_FUTURE', { payments: [{ ...paid, receivedOn: addDays(today, 1) }] }],
    ['payments.1.reference PAYMENT.REPEATED', { payments: [paid, { ...paid, amount: '100' }] }],
  ])('%s', (refusal, changes) => {
    expect(codesOf(changes)).toEqual([refusal]);
    expect(FIELD_TEXTS).toHaveProperty([refusal.split(' ')[1] ?? '']);
  });

  it('not rents in advance from the day of signing on', () => {
    expect(codesOf({ terms: lease, firstDueOn: intake.signedOn })).toEqual([]);
  });
});
