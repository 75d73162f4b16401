import { expect, it } from '@jest/globals';
import { readSeen, withSeen } from './seen-quotes.js';

const quote = (token: string) => ({ token, folio: `F-${token}`, name: 'Cascadia 126' });

it('has the newest first, each once, and no more than a few', () => {
  const seen = ['a', 'b', 'c', 'd', 'e', 'f', 'b'].map(quote).reduce(withSeen, []);
  expect(seen.map(({ token }) => token)).toEqual(['b', 'f', 'e', 'd', 'c']);
});

it.each([null, '{', '{}', '[{"token":1}]'])('is empty where %s is stored', (stored) => {
  expect(readSeen(stored)).toEqual([]);
});
