import { describe, expect, it } from '@jest/globals';
import { csvCell, csvInstant, csvLine } from './csv.js';

describe('csvCell', () => {
  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+1+1', "'+1+1"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ['\r=1', `"'\r=1"`],
    ['\n=1', `"'\n=1"`],
  ])('keeps a spreadsheet from running %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it.each([
    ['Ríos, María', '"Ríos, María"'],
    ['dos\nrenglones', '"dos\nrenglones"'],
    ['65502.73', '65502.73'],
    ['-12.50', '-12.50'],
    ['a=b', 'a=b'],
    [-5, '-5'],
    [null, ''],
  ])('writes %j as one cell', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});

it('ends each line as RFC 4180 has it', () => {
  expect(csvLine(['Ana', 1, null])).toBe('Ana,1,\r\n');
});

it('writes an instant as spreadsheets sort it', () => {
  expect(csvInstant('2026-11-20T20:05:00.000Z')).toBe('2026-11-20 14:05');
});
