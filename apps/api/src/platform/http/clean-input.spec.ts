import { describe, expect, it } from '@jest/globals';
import { isClean } from './clean-input.js';

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

describe('what was sent is clean', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['numbers and truth', { a: [1, true, null] }],
    ['accents and pictures', { nombre: 'Peña 🚚', '🚛': 'ñ' }],
    ['bytes', Buffer.from([0])],
    ['32 levels', nested(32)],
  ])('as %s is', (_what, sent) => expect(isClean(sent)).toBe(true));

  it.each<[string, unknown]>([
    ['NUL', 'a\u0000b'],
    ['NUL in a name', { 'a\u0000': 1 }],
    ['NUL deep inside', { a: [{ b: ['c', '\u0000'] }] }],
    ['a surrogate that stands alone', { a: ['\ud800'] }],
    ['its other half', 'x\udc00x'],
    ['a surrogate in a name', { '\ud83d': 1 }],
    ['33 levels', nested(33)],
    ['a hundred thousand levels', nested(100_000)],
  ])('but not with %s', (_what, sent) => expect(isClean(sent)).toBe(false));
});
