import type { Database } from '../../database/prisma.service.js';
import { BEGINNING, type Link, type SealedEntry } from './seals.js';

/** The next entries in the order of their seals, with what is left of them. */
export const readSeals = (database: Database, after: bigint, limit: number): Promise<SealedEntry[]> =>
  database.$queryRaw<SealedEntry[]>`
    SELECT seal.seq, seal.entry_id AS "entryId", seal.previous, seal.hash, entry.id, entry.at, entry.actor_id,
      entry.actor_email, entry.action, entry.resource, entry.record_id, entry.changes::TEXT AS changes, entry.address,
      entry.device
    FROM audit_seal seal LEFT JOIN audit_entry entry ON entry.id = seal.entry_id
    WHERE seal.seq > ${after} ORDER BY seal.seq LIMIT ${limit}`;

/** Entries that bear no seal: somebody put them there past the trigger. */
export async function unsealedEntries(database: Database): Promise<number> {
  const [row] = await database.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) FROM audit_entry entry
    WHERE NOT EXISTS (SELECT FROM audit_seal seal WHERE seal.entry_id = entry.id)`;
  return Number(row?.count ?? 0);
}

/** The number of the seal with that hash. */
export async function sealNumbered(database: Database, hash: string): Promise<bigint | null> {
  const [row] = await database.$queryRaw<{ seq: bigint }[]>`
    SELECT seq FROM audit_seal WHERE hash = ${Buffer.from(hash, 'hex')}`;
  return row?.seq ?? null;
}

/** Where the chain is at that number; nothing when there is no such entry. */
export async function linkAt(database: Database, seq: bigint): Promise<Link | null> {
  if (seq === BEGINNING.seq) return BEGINNING;
  return database.auditSeal.findUnique({ where: { seq }, select: { seq: true, hash: true } });
}

/** How many entries are sealed, going by the number of the last. */
export async function lastNumber(database: Database): Promise<bigint> {
  return (await database.auditSeal.aggregate({ _max: { seq: true } }))._max.seq ?? BEGINNING.seq;
}
