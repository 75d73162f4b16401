import { describe, expect, it } from '@jest/globals';
import { CsrfTokens } from './csrf.js';

const tokens = new CsrfTokens('a secret of at least 32 characters!');

describe('CsrfTokens', () => {
  it('knows its own', () => {
    expect(tokens.isValid(tokens.issue([]))).toBe(true);
    expect(tokens.isValid(tokens.issue(['a', 'b']))).toBe(true);
    expect(tokens.issue([])).not.toBe(tokens.issue([]));
  });

  it('knows which sessions one was made for, in any order', () => {
    const token = tokens.issue(['a', 'b']);
    expect(tokens.isValid(token, ['b', 'a'])).toBe(true);
    for (const others of [[], ['a'], ['a', 'b', 'c'], ['a~b~c'], ['c']])
      expect(tokens.isValid(token, others)).toBe(false);
    expect(tokens.isValid(tokens.issue([]), [])).toBe(true);
    expect(tokens.isValid(tokens.issue([]), ['a'])).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['a text', 'x'],
    ['dots', '..'],
    ["another secret's", new CsrfTokens('another secret').issue(['a'])],
    ['one with another session', tokens.issue(['a']).replace('.a.', '.b.')],
    ['one that was cut off', tokens.issue(['a']).slice(0, -1)],
    ['one with something added', `${tokens.issue(['a'])}x`],
    ['one without its signature', tokens.issue(['a']).split('.').slice(0, 2).join('.')],
  ])('refuses %s', (_what, token) => {
    expect(tokens.isValid(token)).toBe(false);
  });
});
