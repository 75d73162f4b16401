import { describe, expect, it } from '@jest/globals';
import { pastedRates } from './pasted-rates.js';

describe('rates pasted from a spreadsheet', () => {
  it('are one a line, without what a spreadsheet writes around them', () => {
    expect(pastedRates('13.5\r\n13.9 %\r\n 14.50%\r\n')).toEqual(['13.5', '13.9', '14.50']);
  });

  it('are the first column of several', () => {
    expect(pastedRates('13.5\tcamión\n13.9\tautobús')).toEqual(['13.5', '13.9']);
  });

  it('keep an empty line and what is no number, for the form to refuse', () => {
    expect(pastedRates('13.5\n\n14,5')).toEqual(['13.5', '', '14,5']);
  });

  it.each(['14.5', '14.5\n', ''])('are left to the browser when there is only one: %j', (text) => {
    expect(pastedRates(text)).toBeNull();
  });
});
