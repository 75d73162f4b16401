import { describe, expect, it } from '@jest/globals';
import { planCreateSchema, type PlanKind } from '@flota/schemas';
import { workOutExample } from '../resources/plans/rate-example.js';
import { examplePlan, examplePlanToWrite, exampleRules, PLAN_EXAMPLES, validateExamplePlan } from './plan-example.js';

const KINDS = Object.keys(PLAN_EXAMPLES) as PlanKind[];

describe.each(KINDS)('the example of the kind %s', (kind) => {
  it('can be saved as it is once somebody says that the figures are theirs', () => {
    const plan = examplePlan(kind);
    expect(validateExamplePlan(plan)).toEqual({ reviewed: expect.any(String) });
    expect(validateExamplePlan({ ...plan, reviewed: true })).toEqual({});
    expect(planCreateSchema.parse(examplePlanToWrite(plan))).toMatchObject({ quotable: true, rules: { kind } });
  });

  it.each([12, 24, 36, 48, 60])('is quoted by over %i months', (termMonths) => {
    const request = { vehicleType: 'camion', personType: 'moral' as const, price: '2,000,000', termMonths };
    const { default: downPaymentPercent } = exampleRules(kind).downPaymentPercent;
    const example = workOutExample(exampleRules(kind), { ...request, downPaymentPercent }, '2026-11-23');
    expect(example.state).toBe('ready');
  });
});

it('has its address from its name, which must leave one', () => {
  const plan = { ...examplePlan('direct_credit'), reviewed: true };
  expect(examplePlanToWrite({ ...plan, title: 'Crédito del Norte' }).slug).toBe('credito-del-norte');
  expect(validateExamplePlan({ ...plan, title: '¿?' })).toEqual({ title: expect.any(String) });
});

it('leaves no residual value at nothing', () => {
  const rules = exampleRules('pure_lease');
  expect(
    rules.kind === 'pure_lease' && rules.residualByTerm.map(({ residualPercent }) => Number(residualPercent)),
  ).toEqual([55, 45, 35, 25, 15]);
});
