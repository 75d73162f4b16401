import { describe, expect, it } from '@jest/globals';
import { changedFields } from './audit.js';

describe('changedFields', () => {
  it.each<[string, object, object, object]>([
    ['nothing', { a: 1 }, { a: 1 }, {}],
    ['a value', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: { from: 2, to: 3 } }],
    ['a record that was made', {}, { a: 1 }, { a: { from: null, to: 1 } }],
    ['a record that was deleted', { a: 1 }, {}, { a: { from: 1, to: null } }],
    ['a value that was taken away', { a: 1 }, { a: null }, { a: { from: 1, to: null } }],
    ['something inside', { a: { b: [1, 2] } }, { a: { b: [1, 3] } }, { a: { from: { b: [1, 2] }, to: { b: [1, 3] } } }],
    ['an equal list', { a: [1, 2] }, { a: [1, 2] }, {}],
    ['nothing against missing', { a: null }, {}, {}],
    ['zero against missing', {}, { a: 0 }, { a: { from: null, to: 0 } }],
    ['only when it was changed', { updatedAt: '2026-01-01' }, { updatedAt: '2026-01-02' }, {}],
  ])('tells %s', (_what, before, after, changes) => {
    expect(changedFields(before, after)).toEqual(changes);
  });
});
