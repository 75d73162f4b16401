import { expect, it } from '@jest/globals';
import { calculateQuote, type CreditTerms, fleetFigures } from '@flota/finance';
import type { SavedQuote } from '@flota/schemas';
import { comparedGroups } from './compared-rows.js';

const TERMS: CreditTerms = {
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
};

function quoteOf(changes: Partial<CreditTerms> = {}, units = 1): SavedQuote {
  const terms = { ...TERMS, ...changes };
  const { schedule, methodVersion, ...figures } = calculateQuote(terms);
  return {
    plan: { slug: 'credito-directo', title: 'Crédito Directo', kind: 'direct_credit' },
    personType: 'moral',
    vehicle: {
      type: 'camion',
      model: 'cascadia-126',
      version: 'dd13',
      brand: 'Freightliner',
      modelName: 'Cascadia 126',
      versionName: 'DD13',
      silhouette: 'tractor',
      price: terms.priceWithVat,
    },
    downPaymentPercent: terms.downPaymentPercent,
    termMonths: terms.termMonths,
    units,
    annualRatePercent: terms.annualRatePercent,
    terms,
    figures,
    fleet: fleetFigures(figures, units),
    schedule,
    methodVersion,
    folio: 'F-0000-00001',
    token: 'token',
    createdAt: '2026-11-20T12:00:00.000Z',
    calculatedOn: '2026-11-20',
    validUntil: '2026-12-20',
    distributor: null,
  };
}

const differing = (first: SavedQuote, second: SavedQuote) =>
  comparedGroups(first, second)
    .flatMap(({ rows }) => rows)
    .filter(({ differs }) => differs);

it('finds no difference where there is none', () => {
  expect(differing(quoteOf(), quoteOf())).toEqual([]);
});

it('tells in what two differ, and by how much', () => {
  const rows = differing(quoteOf(), quoteOf({ termMonths: 48 }));
  expect(rows.map(({ label }) => label)).toEqual([
    'Primer mes',
    'Cada mes, según el contrato',
    'En total',
    'Plazo',
    'CAT',
  ]);
  expect(rows[0]).toMatchObject({
    values: ['$65,502.73', '$76,777.02'],
    difference: '$11,274.29 más en la segunda',
  });
  expect(rows.find(({ label }) => label === 'Plazo')).toEqual({
    label: 'Plazo',
    values: ['60 meses', '48 meses'],
    differs: true,
  });
});

it('shows what all vehicles come to where one quote is for several', () => {
  expect(comparedGroups(quoteOf(), quoteOf()).map(({ title }) => title)).not.toContain('Todas las unidades');
  const groups = comparedGroups(quoteOf(), quoteOf({}, 5));
  expect(groups.map(({ title }) => title)).toContain('Todas las unidades');
});
