import { expect, it } from '@jest/globals';
import { isFor, shareRuleSchema } from './work-sharing.js';

const NONE = { kinds: [], plans: [], states: [], distributors: [], contractKinds: [] };

it.each([
  [{}, {}, true],
  [{ plans: ['credito-directo'] }, { plans: 'credito-directo' }, true],
  [{ plans: ['credito-directo'] }, { plans: 'flexibility' }, false],
  // Of what is not known nothing can be said.
  [{ plans: ['credito-directo'] }, { plans: null }, false],
  [{ plans: ['credito-directo'], states: ['11', '09'] }, { plans: 'credito-directo', states: '09' }, true],
  [{ plans: ['credito-directo'], states: ['11'] }, { plans: 'credito-directo', states: '09' }, false],
])('%j is for %j: %s', (rule, facts, expected) => {
  expect(isFor({ ...NONE, ...rule }, facts)).toBe(expected);
});

it('wants somebody to deal to, and amounts the right way round', () => {
  const rule = { work: 'collections', name: 'Mayores', amountFrom: '500', amountTo: '100', people: [] };
  const { error } = shareRuleSchema.safeParse(rule);
  expect(error?.issues.map(({ path }) => path[0])).toContain('people');
  const people = ['0198a000-0000-7000-8000-000000000000'];
  expect(shareRuleSchema.safeParse({ ...rule, people }).error?.issues[0]?.path).toEqual(['amountTo']);
  expect(shareRuleSchema.safeParse({ ...rule, people, amountTo: '500' }).success).toBe(true);
});
