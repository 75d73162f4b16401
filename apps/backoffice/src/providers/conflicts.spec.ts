import { describe, expect, it } from '@jest/globals';
import { conflictOf } from './conflicts.js';

const base = { id: 'a', title: 'Viejo', notes: '', rules: { a: 1, b: 2 }, updatedAt: '1' };
const between = (mine: object, theirs: object) =>
  conflictOf({ resource: 'alerts', base, mine: { ...base, ...mine }, theirs: { ...base, updatedAt: '2', ...theirs } });
const NOBODY = new Set<string>();

describe('what two people changed of a record', () => {
  it('is asked about where both changed it', () => {
    const conflict = between({ title: 'Mío' }, { title: 'Suyo' });
    expect(conflict.changed).toEqual([{ name: 'title', mine: 'Mío', theirs: 'Suyo', both: true }]);
    expect(conflict.keeping(new Set(['title']))).toMatchObject({ title: 'Mío' });
    expect(conflict.keeping(NOBODY)).toMatchObject({ title: 'Suyo' });
  });

  it('goes together where each changed something else', () => {
    const conflict = between({ title: 'Mío' }, { notes: 'Suyas' });
    expect(conflict.changed).toEqual([{ name: 'notes', mine: '', theirs: 'Suyas', both: false }]);
    expect(conflict.keeping(NOBODY)).toMatchObject({ title: 'Mío', notes: 'Suyas' });
  });

  it('is nothing where both wrote the same, or the same in another order', () => {
    expect(between({ title: 'Igual' }, { title: 'Igual' }).changed).toEqual([]);
    expect(between({}, { rules: { b: 2, a: 1 } }).changed).toEqual([]);
  });

  it('is only what is being saved', () => {
    const conflict = conflictOf({
      resource: 'leads',
      base,
      mine: { title: 'Mío' },
      theirs: { ...base, notes: 'Suyas' },
    });
    expect(conflict.changed).toEqual([]);
    expect(conflict.keeping(NOBODY)).toEqual({ title: 'Mío' });
  });
});
