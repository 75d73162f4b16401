import { describe, expect, it } from '@jest/globals';
import { csvCell, toCsv } from './csv.js';

describe('csvCell', () => {
  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+1+1', "'+1+1"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
  ])('keeps a spreadsheet from running %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it.each([
    ['Ríos, María', '"Ríos, María"'],
    ['dos\nrenglones', '"dos\nrenglones"'],
    ['65502.73', '65502.73'],
    ['a=b', 'a=b'],
    [-5, '-5'],
    [null, ''],
  ])('writes %j as one cell', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});

it('writes headings first, one line a record, and marks the file as UTF-8', () => {
  const csv = toCsv([{ name: 'Ana' }, { name: '=1' }], [['Cliente', (row) => row.name]]);
  expect(csv).toBe("\uFEFFCliente\r\nAna\r\n'=1\r\n");
});
