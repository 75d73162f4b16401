import { describe, expect, it } from '@jest/globals';
import { CASCADIA, catalogue } from '../../testing/catalogue.fixture.js';
import { findPlan, findVehicle } from './catalogue.js';
import { exampleTermsText } from './plan-example.js';
import { exampleOf, planExamples } from './plan-examples.js';

const { plans } = catalogue;
const TODAY = '2026-11-20';
const examples = () => planExamples(catalogue, TODAY);

describe('the examples of plans', () => {
  it('are of one vehicle wherever all plans are quoted for it, and each begins the calculator on its own terms', () => {
    const found = examples();
    expect(found.map(({ plan }) => plan)).toEqual(plans.map(({ slug }) => slug));
    expect(new Set(found.map(({ vehicle }) => vehicle.name)).size).toBe(1);
    for (const { plan, link } of found) {
      const query = new URL(link, 'https://flota.test').searchParams;
      expect(query.get('plan')).toBe(plan);
      expect(query.get('modelo')).toBe('cascadia-126');
    }
  });

  it('bear the figures of a quote on those terms, to the cent', () => {
    const credit = examples().find(({ plan }) => plan === 'credito-directo');
    // Reference case C01.
    expect(credit).toMatchObject({ first: { amount: '65502.73' }, outlay: '760588.80', cat: '16.6\u00a0% sin IVA' });
    expect(exampleTermsText(credit!)).toBe(
      `60 meses, 20\u00a0% de enganche · ${credit?.person?.toLowerCase()} · CAT 16.6\u00a0% sin IVA`,
    );
  });

  it('have no CAT where the plan is no credit, nor a down payment where it takes none', () => {
    const lease = examples().find(({ plan }) => plan === 'arrendamiento-puro');
    expect(lease?.cat).toBeNull();
    expect(lease?.terms).toMatch(/^\d+ meses, sin enganche$/);
  });

  it('leave out what can be quoted for no vehicle, and are none without vehicles', () => {
    expect(planExamples({ ...catalogue, vehicleTypes: [] }, TODAY)).toEqual([]);
    expect(planExamples({ ...catalogue, plans: [] }, TODAY)).toEqual([]);
  });

  it('refuse terms that the plan does not have', () => {
    const [vehicle, plan] = [findVehicle(catalogue, CASCADIA)!, findPlan(catalogue, 'credito-directo')!];
    expect(exampleOf(plan, vehicle, TODAY, { termMonths: 13 })).toBeNull();
    expect(exampleOf(plan, vehicle, TODAY, { downPaymentPercent: '99' })).toBeNull();
  });
});
