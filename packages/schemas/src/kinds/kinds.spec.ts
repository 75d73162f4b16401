import { describe, expect, it } from '@jest/globals';
import { CONTENT, CONTENT_OUTLINES, type ContentKind, fieldAt, type FieldMap } from './index.js';

const kinds: ContentKind[] = Object.values(CONTENT);

/** Fields that stand in a form by themselves, those of groups that stand in it one by one included. */
const paths = (fields: FieldMap, rows: readonly string[], prefix = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    if (field.type === 'place' || field.type === 'instant') return [];
    return field.type === 'group' && !rows.includes(path) ? paths(field.fields, rows, `${path}.`) : [path];
  });

it('names types in the order in which the menu of the backoffice has them', () => {
  expect(Object.keys(CONTENT_OUTLINES)).toEqual(Object.keys(CONTENT));
});

describe.each(kinds)('$name', ({ name, called, fields, shown, form, list, published, found, path }) => {
  const rows = [...form.main, ...(form.aside ?? [])]
    .flatMap((part) => (typeof part === 'object' && 'rows' in part ? part.rows : [part]))
    .flat();

  it('is registered under its own name', () => {
    expect(CONTENT).toHaveProperty([name], expect.objectContaining({ name }));
  });

  it('is called by texts that it has', () => {
    expect(called.length).toBeGreaterThan(0);
    for (const field of called)
      expect({ ...shown, ...fields }[field]).toHaveProperty('type', expect.stringMatching(/^(line|own)$/));
  });

  it('has every field in its form, once', () => {
    const covered = Object.values(fields).flatMap((field) => (field.type === 'own' ? (field.covers ?? []) : []));
    const expected = paths(fields, rows).filter((field) => !covered.includes(field));
    expect([...rows].sort()).toEqual([...expected, ...(published ? ['publication'] : [])].sort());
    expect(() => rows.filter((row) => row !== 'publication').map((row) => fieldAt(fields, row))).not.toThrow();
  });

  it('refers to types there are, and fields they have', () => {
    for (const field of Object.values(fields)) {
      if (field.type !== 'reference') continue;
      expect(CONTENT).toHaveProperty([field.to, 'fields', field.by]);
    }
  });

  it('is narrowed by fields of a few values, or by one with a filter of its own', () => {
    for (const filter of list.filters) {
      expect(['choice', 'choices', 'flag', 'reference', 'own']).toContain(fields[filter]?.type);
    }
  });

  it('is found by a kind of its own', () => {
    if (!found) return;
    expect(kinds.filter((other) => other.found?.kind === found.kind)).toHaveLength(1);
    expect(path === undefined || path('x').startsWith('/')).toBe(true);
  });
});
