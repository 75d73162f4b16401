import { describe, expect, it } from '@jest/globals';
import type { PlanKind } from '@flota/schemas';
import { newPlan, newPlanToWrite, startingRules, validateNewPlan } from './new-plan.js';
import { PLAN_KINDS } from './texts.js';

describe.each(Object.keys(PLAN_KINDS) as PlanKind[])('a new plan of the kind %s', (kind) => {
  const form = { ...newPlan(), title: 'Mi crédito', slug: 'mi-credito', summary: 'Para mi ruta.' };

  it('lacks a rate, and nothing else, before it may be saved', () => {
    const rules = startingRules(kind);
    expect(Object.keys(validateNewPlan({ ...form, rules }))).toEqual(['rules']);
    const rates = rules.rates.map((line) => ({ ...line, annualRatePercent: '14.5' }));
    expect(validateNewPlan({ ...form, rules: { ...rules, rates } })).toEqual({});
  });
});

it('is sent without what only a plan has that is there already', () => {
  expect(Object.keys(newPlanToWrite(newPlan())).sort()).toEqual(
    ['position', 'quotable', 'rules', 'shownOnHome', 'slug', 'summary', 'summaryHover', 'title'].sort(),
  );
});
