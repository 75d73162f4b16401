import { expect, it } from '@jest/globals';
import { isOverdue } from './Deadline.js';

it.each([
  ['received', '2026-11-20', true],
  ['in_review', '2026-11-20', true],
  ['received', '2026-11-21', false],
  ['received', '2026-11-22', false],
  ['answered', '2026-11-20', false],
  ['rejected', '2026-11-20', false],
] as const)('on 21 November a request %s and due on %s is overdue: %s', (state, dueOn, overdue) => {
  expect(isOverdue({ state, dueOn }, '2026-11-21')).toBe(overdue);
});
