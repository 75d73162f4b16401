import { expect, it } from '@jest/globals';
import { worksWith } from './works-with.js';

const permissions = {
  leads: ['list', 'show', 'edit'],
  news: ['list', 'show'],
  payments: ['list', 'show'],
  files: ['create'],
};

it.each([
  ['care', 'leads', true],
  ['care', 'news', false],
  ['care', 'payments', true],
  ['auditor', 'news', true],
  ['admin', 'news', true],
  ['admin', 'files', false],
  ['finance', 'customers', false],
  [undefined, 'leads', false],
] as const)('%s and %s: %s', (role, resource, expected) => {
  expect(worksWith(role, permissions, resource)).toBe(expected);
});
