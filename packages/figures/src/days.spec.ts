import { expect, it } from '@jest/globals';
import { formatDay, formatLongDay } from './days.js';

it('writes days as Mexicans do', () => {
  expect(['2026-11-20', '2027-01-01', '2026-09-30'].map(formatDay)).toEqual([
    '20 nov 2026',
    '1 ene 2027',
    '30 sep 2026',
  ]);
  expect(['2026-11-20', '2027-01-01'].map(formatLongDay)).toEqual(['20 de noviembre de 2026', '1 de enero de 2027']);
});
