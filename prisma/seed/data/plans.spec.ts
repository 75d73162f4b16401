import { describe, expect, it } from '@jest/globals';
import { termsFromPlan } from '@flota/finance';
import { personTypeSchema, planRulesSchema } from '@flota/schemas';
import { planRules } from './plan-rules.js';
import { isQuotable, plans } from './plans.js';
import { vehicleTypes } from './vehicles.js';

const quotable = Object.entries(planRules);

describe('plans', () => {
  it('have unique slugs, and rules exactly when they can be quoted', () => {
    const slugs = plans.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter(isQuotable).sort()).toEqual(Object.keys(planRules).sort());
    expect(isQuotable('insurance')).toBe(false);
  });

  it('keep Flexibility, and nothing else, off the home page', () => {
    expect(plans.filter(({ hiddenOnHome }) => hiddenOnHome).map(({ slug }) => slug)).toEqual(['flexibility']);
  });
});

describe.each(quotable)('rules of %s', (_, rules) => {
  it('are valid on the wire', () => {
    expect(planRulesSchema.parse(rules)).toEqual(rules);
  });

  it('offer their own defaults', () => {
    const { min, max, default: usual } = rules.downPaymentPercent;
    expect(rules.termsMonths).toContain(rules.defaultTermMonths);
    expect(Number(usual)).toBeGreaterThanOrEqual(Number(min));
    expect(Number(usual)).toBeLessThanOrEqual(Number(max));
  });

  it('have a believable rate for every person, vehicle type, term and down payment', () => {
    const { min, max } = rules.downPaymentPercent;
    for (const personType of personTypeSchema.options) {
      for (const { slug: vehicleType } of vehicleTypes) {
        for (const termMonths of rules.termsMonths) {
          for (const downPaymentPercent of new Set([min, rules.downPaymentPercent.default, max])) {
            const { annualRatePercent } = termsFromPlan(rules, {
              personType,
              vehicleType,
              termMonths,
              downPaymentPercent,
              priceWithVat: '1000000.00',
              onDate: '2026-11-20',
            });
            expect(Number(annualRatePercent)).toBeGreaterThanOrEqual(13.5);
            expect(Number(annualRatePercent)).toBeLessThanOrEqual(17.5);
          }
        }
      }
    }
  });

  it('reach every line of the rate table', () => {
    for (const row of rules.rates) {
      const { annualRatePercent } = termsFromPlan(rules, {
        personType: row.personTypes?.[0] ?? 'moral',
        vehicleType: row.vehicleTypes?.[0] ?? 'camion',
        termMonths: rules.termsMonths.findLast((term) => term <= (row.maxTermMonths ?? term))!,
        downPaymentPercent: row.minDownPaymentPercent ?? rules.downPaymentPercent.min,
        priceWithVat: '1000000.00',
        onDate: '2026-11-20',
      });
      expect({ ...row, annualRatePercent }).toEqual(row);
    }
  });
});
