import type { Prisma } from '@flota/prisma';
import { z } from 'zod';
import type { FieldEncryption } from '../crypto/field-encryption.js';
import type { ListOrder } from './list-order.js';
import { refuse } from './resource-input.js';
import type { ModelDelegate, Resource } from './resource.js';

/** Where a record stands in an order: what it is sorted by, and its key. */
export interface Place {
  value: unknown;
  key: string | number;
}

const stored = z.object({
  list: z.string(),
  value: z.union([z.string(), z.number(), z.boolean(), z.null(), z.object({ big: z.string() })]),
  key: z.union([z.string(), z.number()]),
});

/** Whether a place in this order can be told: related records have no place of their own, and choices no order that Prisma compares by. */
export function hasPlaces({ column }: ListOrder, { fields }: ModelDelegate): boolean {
  return column !== undefined && !(fields as Readonly<Record<string, { isEnum?: boolean }>>)[column]?.isEnum;
}

/**
 * Sealed, since a record's place may be a person's name and addresses are written down; in letters of its own, as no answer
 * shows anything as it is stored sealed.
 */
export function cursorOf(
  encryption: FieldEncryption,
  resource: Resource,
  { column = '', key }: ListOrder,
  row: object,
): string {
  const { [column]: value = null, [key]: ownKey } = row as Record<string, Scalar>;
  const place = { list: listOf(resource, column), value: plain(value), key: ownKey };
  return Buffer.from(encryption.encrypt(JSON.stringify(place), 'list.cursor')).toString('base64url');
}

/** 422 for one that was not given for this list in this order. */
export function placeOf(
  encryption: FieldEncryption,
  resource: Resource,
  { column = '' }: ListOrder,
  cursor: string,
): Place {
  const { list, value, key } = opened(encryption, cursor) ?? refuse('cursor', 'CURSOR.INVALID');
  if (list !== listOf(resource, column)) refuse('cursor', 'CURSOR.INVALID');
  return { value: value !== null && typeof value === 'object' ? BigInt(value.big) : value, key };
}

function opened(encryption: FieldEncryption, cursor: string): z.output<typeof stored> | undefined {
  try {
    return stored.parse(JSON.parse(encryption.decrypt(Buffer.from(cursor, 'base64url').toString(), 'list.cursor')));
  } catch {
    return undefined;
  }
}

const listOf = ({ name }: Resource, column: string): string => `${name}.${column}`;

/** What Prisma reads of a column that a list is sorted by. */
type Scalar = Prisma.Decimal | Date | bigint | string | number | boolean | null;

/** As JSON holds it and Prisma takes it: days as instants, amounts as text. */
function plain(value: Scalar): z.output<typeof stored>['value'] {
  if (typeof value === 'bigint') return { big: String(value) };
  if (value instanceof Date) return value.toISOString();
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  return String(value);
}

/**
 * What comes behind a place, in stretches of one index each, one after the other: with the same value, with values beyond, and
 * upwards without any. One condition for all of it would read the index from its beginning.
 */
export function stretchesBehind({ column = '', key, direction, optional }: ListOrder, place: Place): object[] {
  const beyond = direction === 'asc' ? 'gt' : 'lt';
  if (column === key) return [{ [key]: { [beyond]: place.key } }];
  const tied = { [column]: place.value, [key]: { [beyond]: place.key } };
  if (place.value === null) return direction === 'asc' ? [tied] : [tied, { [column]: { not: null } }];
  const further = { [column]: { [beyond]: place.value } };
  return direction === 'asc' && optional ? [tied, further, { [column]: null }] : [tied, further];
}
