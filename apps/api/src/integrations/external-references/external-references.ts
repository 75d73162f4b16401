import type { ExternalKind } from '@flota/prisma';
import type { Database } from '../../platform/database/prisma.service.js';

/** Who knows a record by a name of their own, and what kind of record. */
interface Namespace {
  /** A client of the API by its id, a connector by its name. */
  system: string;
  kind: ExternalKind;
}

interface NamedRecord {
  externalId: string;
  /** Of the table of that kind; of a movement the id of its `ContractEvent`. */
  recordId: string;
}

/** What records a system's names are of, by name; those that it never gave are left out. */
export async function recordsNamed(
  database: Database,
  { system, kind }: Namespace,
  externalIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await database.externalReference.findMany({
    where: { system, kind, externalId: { in: [...externalIds] } },
    select: { externalId: true, recordId: true },
  });
  return new Map(rows.map(({ externalId, recordId }) => [externalId, recordId]));
}

/** What a system calls these records, by their ids; those that it has no name for are left out. */
export async function namesOf(
  database: Database,
  { system, kind }: Namespace,
  recordIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await database.externalReference.findMany({
    where: { system, kind, recordId: { in: [...recordIds] } },
    select: { externalId: true, recordId: true },
  });
  return new Map(rows.map(({ externalId, recordId }) => [recordId, externalId]));
}

/**
 * Writes down what a system calls records, in the transaction that made or found them.
 *
 * @throws the database's refusal (P2002) where it knows the record or uses the name already
 */
export async function nameRecords(
  database: Database,
  namespace: Namespace,
  records: readonly NamedRecord[],
): Promise<void> {
  await database.externalReference.createMany({ data: records.map((record) => ({ ...namespace, ...record })) });
}
