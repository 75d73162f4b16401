import { expect, it } from '@jest/globals';
import { calculateQuote } from '@flota/finance';
import { areEqual, paymentBars, paymentParts, paymentSummary } from './payment-series.js';
import { creditOf, creditTerms } from './quote.fixture.js';

const viewOf = (changes: Partial<typeof creditTerms> = {}) => creditOf({ ...creditTerms, ...changes });

const pureLease = () => ({
  kind: 'pure_lease' as const,
  schedule: calculateQuote({
    kind: 'pure_lease',
    priceWithoutVat: '3000000.00',
    residualPercent: '25',
    annualRatePercent: '15.5',
    termMonths: 48,
    rentsInAdvance: false,
    openingFeePercent: '1.5',
    depositRents: 2,
    vatRate: '0.16',
  }).schedule,
});

const labels = (view: Parameters<typeof paymentParts>[0]) => paymentParts(view).map(({ label }) => label);

it('draws the parts there are', () => {
  expect(labels(viewOf())).toEqual(['Capital', 'Intereses']);
  expect(labels(viewOf({ vatOnInterestRate: '0.16' }))).toEqual(['Capital', 'Intereses', 'IVA']);
  expect(labels(pureLease())).toEqual(['Renta', 'IVA']);
});

it('draws every payment at its height', () => {
  const view = viewOf({ vatOnInterestRate: '0.16' });
  const bars = paymentBars(paymentParts(view), view.schedule);
  expect(bars).toHaveLength(60);
  expect(bars[0]).toEqual([31862.73, 33640, 5382.4]);
});

it('knows payments that are all the same', () => {
  const isLevel = (view: Parameters<typeof paymentParts>[0]) => areEqual(paymentParts(view), view.schedule);
  expect(isLevel(pureLease())).toBe(true);
  expect(isLevel(viewOf())).toBe(false);
});

it('says in words what it draws', () => {
  expect(paymentSummary(viewOf())).toContain(
    'de la primera mensualidad $33,640.00 son intereses; de la última, $782.05',
  );
  expect(paymentSummary(pureLease())).toBe('Cada mes paga lo mismo: $72,878.43 de renta más $11,660.55 de IVA.');
});
