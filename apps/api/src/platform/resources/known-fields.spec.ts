import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { fieldsOf, requireKnownFields } from './known-fields.js';

const schema = z.object({ title: z.string() }).refine(() => true);

it('fields are those of what is read first, in every shape', () => {
  const union = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('a'), one: z.string() }),
    z.object({ kind: z.literal('b'), two: z.string() }).transform((value) => value),
  ]);
  expect([...(fieldsOf(union) ?? [])].sort()).toEqual(['kind', 'one', 'two']);
  expect(fieldsOf(z.record(z.string(), z.unknown()))).toBeNull();
});

describe('a field that nobody may write', () => {
  it.each([
    [{ title: 'a', quotable: false }, {}],
    [{ quotable: false }, { quotable: true }],
    [{ toString: 1 }, {}],
    [{ versions: [{ number: 2 }] }, { versions: [{ number: 1 }] }],
  ])('of %j is refused', (body, before) => {
    expect(() => requireKnownFields(schema, body, before)).toThrow(
      expect.objectContaining({ status: 422, options: expect.objectContaining({ errors: [expect.anything()] }) }),
    );
  });

  it.each([
    [{ title: 'a', id: '1', updatedAt: 'x' }, {}],
    [
      { quotable: true, versions: [{ number: 1 }], at: null },
      { quotable: true, versions: [{ number: 1 }], at: null },
    ],
    [{ nothing: undefined }, {}],
  ])('may come back as it was read: %j', (body, before) => {
    expect(() => requireKnownFields(schema, body, before)).not.toThrow();
  });
});
