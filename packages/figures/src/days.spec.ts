import { expect, it } from '@jest/globals';
import { formatDay, formatLongDay, formatMonth } from './days.js';

it('writes days as Mexicans do', () => {
  expect(['2026-11-20', '2027-01-01', '2026-09-30'].map(formatDay)).toEqual([
    '20 nov 2026',
    '1 ene 2027',
    '30 sep 2026',
  ]);
  expect(['2026-10-01', '2027-01-31'].map(formatMonth)).toEqual(['Octubre 2026', 'Enero 2027']);
  expect(['2026-11-20', '2027-01-01'].map(formatLongDay)).toEqual(['20 de noviembre de 2026', '1 de enero de 2027']);
});
