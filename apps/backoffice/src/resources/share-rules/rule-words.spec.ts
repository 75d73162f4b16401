import { expect, it } from '@jest/globals';
import type { AdminShareRule } from '@flota/schemas';
import { conditionWords, NEW_RULE, readRule } from './rule-words.js';

const RULE: AdminShareRule = {
  ...{ id: 'r', name: 'Regla', active: true, position: 1, people: [], updatedAt: '' },
  ...{ kinds: [], plans: [], states: [], distributors: [], contractKinds: [], ages: [] },
  ...{ work: 'leads', amountFrom: null, amountTo: null },
};

it.each([
  [{}, 'Todo lo que llegue'],
  [{ plans: ['flexibility'], states: ['11', '09'] }, 'Plan Flexibility · Guanajuato o 09'],
  [{ work: 'collections', ages: ['91+'], amountFrom: '1000.00' }, 'Más de 90 días de atraso · desde $1,000.00'],
  [{ work: 'conversations', contractKinds: ['pure_lease'] }, 'Arrendamiento puro'],
] as const)('says %j', (part, said) => {
  const names = { plans: { flexibility: 'Plan Flexibility' }, states: { '11': 'Guanajuato' } };
  expect(conditionWords({ ...RULE, ...part } as AdminShareRule, names)).toBe(said);
});

it('sends what its work goes by, and amounts as they are stored', () => {
  const typed = { ...NEW_RULE, work: 'collections', kinds: ['contact'], amountFrom: '$1,500.50', peopleIds: ['a'] };
  expect(readRule(typed)).toMatchObject({ kinds: [], amountFrom: '1500.50', amountTo: null, people: ['a'] });
});
