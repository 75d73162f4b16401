import { describe, expect, it } from '@jest/globals';
import { searchTerms } from './search-terms.js';

describe('searchTerms', () => {
  it.each([
    ['crédito', { phrase: 'crédito', before: '', beginning: 'crédito' }],
    ['crédito para autob', { phrase: 'crédito para autob', before: 'crédito para', beginning: 'autob' }],
    ['  euro 6  ', { phrase: 'euro 6', before: 'euro', beginning: '6' }],
  ])('takes the last word of "%s" for the beginning of one', (typed, terms) => {
    expect(searchTerms(typed)).toEqual(terms);
  });

  it.each(['"tasa fija"', 'e-mail', 'a:*', "O'Brien", '%%%', '', 'tasa & !'])('completes nothing in %s', (typed) => {
    expect(searchTerms(typed)).toEqual({ phrase: typed, before: '', beginning: '' });
  });

  it('takes a dash before a word for a dash, and control characters for spaces', () => {
    expect(searchTerms('-camiones --usados').phrase).toBe('camiones  usados');
    expect(searchTerms('a\u0007b\nc').phrase).toBe('a b c');
    expect(searchTerms('semi-remolque').phrase).toBe('semi-remolque');
  });
});
