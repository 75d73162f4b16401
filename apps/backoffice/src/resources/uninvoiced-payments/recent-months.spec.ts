import { expect, it } from '@jest/globals';
import { recentMonths } from './recent-months.js';

it('are this one and those of two years, without a gap', () => {
  const months = recentMonths('2026-03-31');
  expect(months.slice(0, 4)).toEqual(['2026-03', '2026-02', '2026-01', '2025-12']);
  expect(months.at(-1)).toBe('2024-04');
  expect(new Set(months).size).toBe(24);
});
