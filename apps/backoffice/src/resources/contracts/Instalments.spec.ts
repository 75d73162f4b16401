import { expect, it } from '@jest/globals';
import { pageOf } from './Instalments.js';

const records = [1, 2, 3, 4, 5];

it.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [5, 3],
])('finds %d on page %d', (wanted, page) => {
  expect(pageOf(records, 2, (record) => record === wanted)).toBe(page);
});

it('shows the end of what has no such record, and the only page of what is empty', () => {
  expect(pageOf(records, 2, () => false)).toBe(3);
  expect(pageOf([], 2, () => true)).toBe(1);
});
