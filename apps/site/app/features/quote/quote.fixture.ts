import { calculateQuote, type CreditTerms } from '@flota/finance';
import { viewOf, type CreditView } from '@flota/figures';
import type { SavedQuote } from '@flota/schemas';

/** Reference case C01: Cascadia, company, 20 %, 60 months. */
export const creditTerms: CreditTerms = {
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

/** A credit as the API keeps it. */
export function quoteOf(terms: CreditTerms): SavedQuote {
  const { schedule, methodVersion, ...figures } = calculateQuote(terms);
  const { kind, annualRatePercent, downPaymentPercent, termMonths, priceWithVat } = terms;
  return {
    plan: { slug: 'credito-directo', title: 'Crédito Directo', kind },
    personType: 'moral',
    vehicle: {
      type: 'camion',
      model: 'cascadia-126',
      version: 'dd13',
      brand: 'Freightliner',
      modelName: 'Cascadia 126',
      versionName: 'DD13',
      silhouette: 'tractor',
      price: priceWithVat,
    },
    downPaymentPercent,
    termMonths,
    units: 1,
    annualRatePercent,
    terms,
    figures,
    fleet: {
      initialOutlay: figures.initialOutlay,
      monthlyPayment: figures.monthlyPayment,
      total: figures.totalPaidAll,
    },
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

export function creditOf(terms: CreditTerms): CreditView {
  const view = viewOf(quoteOf(terms));
  if (view.kind !== 'direct_credit' && view.kind !== 'flexibility') throw new Error('not a credit');
  return view;
}
