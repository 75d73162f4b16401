import { type FieldCipher, type FieldContext, keyIdOf } from '@flota/records';
import { Prisma } from '@flota/prisma';
import type { Database } from '../database/prisma.service.js';
import { ENCRYPTED_COLUMNS, type EncryptedColumn } from './encrypted-columns.js';

/** How many values of a column bear which key. */
export interface ColumnKeys {
  table: string;
  column: string;
  /** By the key's id. */
  values: Record<string, number>;
}

/** What became of one column. */
export interface RotatedColumn {
  table: string;
  column: string;
  /** Written anew with the first key. */
  rotated: number;
  /** Left as they are: their key is not at hand, or what they are found by is not theirs. */
  unreadable: number;
}

interface Row {
  id: string;
  value: string;
  found: string | null;
}

interface Turned extends Row {
  turned: string;
  turnedIndex: string | null;
}

const columns: [FieldContext, EncryptedColumn][] = Object.entries(ENCRYPTED_COLUMNS).flatMap(([context, all]) =>
  all.map((column): [FieldContext, EncryptedColumn] => [context as FieldContext, column]),
);

/** Which keys the encrypted columns bear; an empty value is none. */
export async function keysInUse(database: Database): Promise<ColumnKeys[]> {
  const found: ColumnKeys[] = [];
  for (const [, { table, column }] of columns) {
    const rows = await database.$queryRaw<{ key: string; count: bigint }[]>`
      SELECT split_part(${raw(column)}, '.', 2) AS key, count(*) AS count FROM ${raw(table)}
      WHERE ${raw(column)} <> '' GROUP BY 1 ORDER BY 1`;
    found.push({ table, column, values: Object.fromEntries(rows.map(({ key, count }) => [key, Number(count)])) });
  }
  return found;
}

export interface RotateOptions {
  /** Rows that are read and written at once. */
  batch: number;
  /** Between two batches it stops at once. */
  signal?: AbortSignal;
  onBatch?: (done: number) => void;
}

/**
 * Writes every value that bears another key anew with the first one, and what it is found by. While the product runs: a value
 * that somebody changes meanwhile is left to them, who write with the first key already. Broken off, it goes on the next time.
 */
export async function rotateColumns(
  database: Database,
  cipher: FieldCipher,
  { batch, signal, onBatch }: RotateOptions,
): Promise<RotatedColumn[]> {
  const all: RotatedColumn[] = [];
  let done = 0;
  for (const [context, column] of columns) {
    const turned = { table: column.table, column: column.column, rotated: 0, unreadable: 0 };
    all.push(turned);
    for (let after: string | null = null; !signal?.aborted;) {
      const rows: Row[] = await waiting(database, column, cipher.writesWith, after, batch);
      const readable = rows.flatMap((row) => turn(row, context, cipher));
      turned.rotated += await write(database, column, readable);
      turned.unreadable += rows.length - readable.length;
      onBatch?.((done += rows.length));
      after = rows.at(-1)?.id ?? null;
      if (rows.length < batch) break;
    }
  }
  return all;
}

async function waiting(
  database: Database,
  { table, column, index, key }: EncryptedColumn,
  writesWith: string,
  after: string | null,
  batch: number,
): Promise<Row[]> {
  const { id, type } = keyOf(key);
  return database.$queryRaw<Row[]>`
    SELECT ${id}::text AS id, ${raw(column)} AS value, ${index ? raw(index) : Prisma.sql`NULL`} AS found
    FROM ${raw(table)}
    WHERE ${raw(column)} <> '' AND split_part(${raw(column)}, '.', 2) <> ${writesWith}
      AND (${after}::${type} IS NULL OR ${id} > ${after}::${type})
    ORDER BY ${id} LIMIT ${batch}`;
}

/** Nothing of a row that can't be read, or that was found by something else than what it says. */
function turn(row: Row, context: FieldContext, cipher: FieldCipher): Turned[] {
  const keyId = keyIdOf(row.value);
  if (!keyId || !cipher.knows(keyId)) return [];
  try {
    const text = cipher.decrypt(row.value, context);
    if (row.found !== null && !cipher.blindIndexes(text, context).includes(row.found)) return [];
    const turnedIndex = row.found === null ? null : cipher.blindIndex(text, context);
    return [{ ...row, turned: cipher.encrypt(text, context), turnedIndex }];
  } catch {
    return [];
  }
}

/** In one statement. Answers how many: a value that changed since it was read is none of them. */
async function write(
  database: Database,
  { table, column, index, key }: EncryptedColumn,
  rows: Turned[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const { id, type } = keyOf(key);
  const list = (of: (row: Turned) => string | null) => rows.map(of);
  const found = index ? Prisma.sql`, ${raw(index)} = new.found` : Prisma.empty;
  return database.$executeRaw`
    UPDATE ${raw(table)} AS old SET ${raw(column)} = new.value${found}
    FROM unnest(${list((row) => row.id)}::${type}[], ${list(({ value }) => value)}::text[],
                ${list(({ turned }) => turned)}::text[], ${list(({ turnedIndex }) => turnedIndex)}::text[])
      AS new (id, former, value, found)
    WHERE old.${id} = new.id AND old.${raw(column)} = new.former`;
}

const keyOf = (key: string | undefined) => ({ id: raw(key ?? 'id'), type: Prisma.raw(key ? 'text' : 'uuid') });

/** Of our own list above: never of anybody's input. */
const raw = (name: string) => Prisma.raw(`"${name}"`);
