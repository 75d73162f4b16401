import { describe, expect, it } from '@jest/globals';
import { pastedCells, typedRate } from './typed-rate.js';

describe('a rate as it is typed or pasted', () => {
  it.each([
    ['15.4', '15.4'],
    ['15.4 %', '15.4'],
    ['15.40%', '15.4'],
    ['15,4', '15.4'],
    ['15,25\u00a0%', '15.25'],
    [' 9 ', '9'],
    ['.5', '0.5'],
    ['015.', '15'],
    ['0', '0'],
    ['100', '100'],
  ])('%j is %s', (text, rate) => expect(typedRate(text)).toEqual({ rate }));

  it.each(['', '  ', '-', '—', 'n/a', 'NA', 'No aplica', '%'])('%j is no rate', (text) =>
    expect(typedRate(text)).toEqual({ rate: null }),
  );

  it.each([
    ['quince', /por ejemplo 15\.4/],
    ['-3', /por ejemplo/],
    ['1e1', /por ejemplo/],
    ['15.4.1', /por ejemplo/],
    ['154', /mayor que 100/],
    ['15.12345', /cuatro decimales/],
    ['1,540', /punto decimal/],
  ])('%j is told what to do', (text, problem) =>
    expect(typedRate(text)).toEqual({ problem: expect.stringMatching(problem) }),
  );
});

it('a block copied from a spreadsheet is its cells', () => {
  expect(pastedCells('14.5\t15.4 %\r\n\t16\r\n')).toEqual([
    ['14.5', '15.4 %'],
    ['', '16'],
  ]);
  expect(pastedCells('12')).toEqual([['12']]);
});
