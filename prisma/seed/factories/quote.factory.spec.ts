import { describe, expect, it } from '@jest/globals';
import { planRules, type QuotablePlanSlug } from '../data/plan-rules.js';
import { buildQuote } from './quote.factory.js';

const planVersionId = '0198a000-0000-7000-8000-000000000000';

describe('buildQuote', () => {
  it('gives the reference case C01 unless told otherwise', () => {
    const quote = buildQuote({ planVersionId });
    expect(quote).toMatchObject({ annualRatePercent: '14.5', monthlyPayment: '65502.73', priceWithVat: '3480000.00' });
    expect(quote.figures).toMatchObject({
      initialOutlay: '760588.80',
      totalPaidAll: '4690752.97',
      catDisplay: '23.9%',
      catWithoutInsuranceDisplay: '16.6%',
    });
  });

  it('gives the rents of the reference cases L01 and F01 for the leases', () => {
    expect(buildQuote({ planVersionId, planSlug: 'arrendamiento-puro' }).monthlyPayment).toBe('84538.98');
    expect(buildQuote({ planVersionId, planSlug: 'arrendamiento-financiero' }).monthlyPayment).toBe('73951.80');
  });

  it.each(Object.keys(planRules) as QuotablePlanSlug[])('builds a quote of %s for a person, too', (planSlug) => {
    expect(buildQuote({ planVersionId, planSlug, personType: 'fisica' }).planSlug).toBe(planSlug);
  });

  it('takes the day from Mexico City, where it is still yesterday at three in the morning UTC', () => {
    const quote = buildQuote({ planVersionId, createdAt: new Date('2026-11-21T03:00:00Z') });
    expect(quote.calculatedOn).toEqual(new Date('2026-11-20T00:00:00Z'));
    expect(quote.validUntil).toEqual(new Date('2026-12-20T00:00:00Z'));
  });

  it('lets everything be overridden', () => {
    expect(buildQuote({ planVersionId, folio: 'X', contactName: 'Ana' })).toMatchObject({
      folio: 'X',
      contactName: 'Ana',
    });
  });
});
