import { expect, it } from '@jest/globals';
import { trendText } from './texts.js';

it.each([
  [{ now: 12, before: 10 }, '20 % más'],
  [{ now: 5, before: 10 }, '50 % menos'],
  [{ now: 0, before: 3 }, '100 % menos'],
  [{ now: 4, before: 4 }, 'Igual'],
  [{ now: 0, before: 0 }, 'Igual'],
  [{ now: 4, before: 0 }, 'Antes ninguna'],
])('says %o as "%s"', (figures, said) => expect(trendText(figures)).toBe(said));
