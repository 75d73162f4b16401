import { Prisma } from '@flota/prisma';
import type { FieldError } from '@flota/schemas';
import type { Audit } from '../audit/audit.js';
import { leanedOn } from '../database/leaned-on.js';
import type { ImportHand } from './import-kind.js';

interface Records {
  /** The resource whose changes the audit log has under their keys. */
  resource: string;
  table: string;
  column: 'id' | 'slug';
  /** Tables whose rows are part of the record itself. */
  own?: readonly string[];
  /** Those that were worked in a way that no other record shows. */
  worked?: ReadonlySet<string>;
}

/**
 * Takes records of a file back: those that are there, that no other record leans on, that no other system knows and that nobody changed since. Answers why
 * each other one stays, by its key.
 *
 * @param remove deletes them, with what is part of them
 */
export async function takeBackUntouched(
  hand: ImportHand & { audit: Audit },
  records: Records,
  keys: readonly string[],
  remove: (keys: string[]) => Promise<unknown>,
): Promise<Map<string, FieldError>> {
  const { actor, audit, database, importId } = hand;
  const kept = await keptRecords(hand, records, keys);
  const gone = keys.filter((key) => !kept.has(key));
  if (gone.length === 0) return kept;
  await remove(gone);
  await audit.note(database, {
    ...{ actor, action: 'import-undo', resource: records.resource, recordId: importId },
    details: { deleted: gone },
  });
  return kept;
}

async function keptRecords(
  { database, importId }: ImportHand,
  { resource, table, column, own, worked }: Records,
  keys: readonly string[],
): Promise<Map<string, FieldError>> {
  const [from, by] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${column}"`)];
  const rows = await database.$queryRaw<{ key: string }[]>`
    select ${by}::text as key from ${from} where ${by}::text = any(${[...keys]}) order by ${by} for update`;
  const there = new Set(rows.map(({ key }) => key));
  const used = await leanedOn(database, { table, column, own }, keys);
  // Another system that has a name for it goes on telling of it.
  const named =
    column === 'id' ? await database.externalReference.findMany({ where: { recordId: { in: [...keys] } } }) : [];
  for (const { recordId } of named) used.add(recordId);
  const { createdAt } = await database.staffImport.findUniqueOrThrow({ where: { id: importId } });
  const changes = await database.auditEntry.findMany({
    // Of a record that had the key before there may be entries, too.
    where: { resource, recordId: { in: [...keys] }, at: { gt: createdAt }, action: { not: 'create' } },
    select: { recordId: true },
  });
  const changed = new Set(changes.map(({ recordId }) => recordId));
  const kept = new Map<string, FieldError>();
  for (const key of keys) {
    if (!there.has(key)) kept.set(key, { field: '', code: 'IMPORT.RECORD_GONE' });
    else if (used.has(key) || worked?.has(key)) kept.set(key, { field: '', code: 'IMPORT.RECORD_USED' });
    else if (changed.has(key)) kept.set(key, { field: '', code: 'IMPORT.RECORD_CHANGED' });
  }
  return kept;
}
