import { createHash } from 'node:crypto';

/** An entry with the seal that was put on it, as `readSeals` has them. */
export interface SealedEntry {
  seq: bigint;
  entryId: string;
  previous: Uint8Array;
  hash: Uint8Array;
  /** Nothing when the entry is gone. */
  id: string | null;
  at: Date | null;
  actor_id: string | null;
  actor_email: string | null;
  action: string | null;
  resource: string | null;
  record_id: string | null;
  /** As PostgreSQL writes it, since that is what is hashed. */
  changes: string | null;
  address: string | null;
  device: string | null;
}

/** Where the chain is: the number of the last seal and its hash. */
export interface Link {
  seq: bigint;
  hash: Uint8Array;
}

/** Before the first entry. */
export const BEGINNING: Link = { seq: 0n, hash: Buffer.alloc(32) };

/**
 * What is wrong with an entry: it is not the one that was sealed, it is gone, or its seal does not follow the one before,
 * of which some were taken out or all made anew.
 */
export type Breakage = 'changed' | 'missing' | 'not-following';

/** The first fault, or where the chain is after these entries. It is worked out here, and the database's word not taken. */
export function follow(from: Link, entries: readonly SealedEntry[]): { link: Link; broken?: Broken } {
  let link = from;
  for (const entry of entries) {
    const reason = breakageOf(link, entry);
    if (reason) return { link, broken: { seq: entry.seq, entryId: entry.entryId, reason } };
    link = { seq: entry.seq, hash: entry.hash };
  }
  return { link };
}

export interface Broken {
  seq: bigint;
  entryId: string;
  reason: Breakage;
}

function breakageOf(last: Link, entry: SealedEntry): Breakage | undefined {
  if (entry.seq !== last.seq + 1n || !same(entry.previous, last.hash)) return 'not-following';
  if (entry.id === null) return 'missing';
  return same(entry.hash, hashOf(last.hash, entry)) ? undefined : 'changed';
}

const same = (one: Uint8Array, other: Uint8Array) => Buffer.from(one).equals(other);

const hashOf = (previous: Uint8Array, entry: SealedEntry) =>
  createHash('sha256').update(previous).update(entryText(entry)).digest();

/** An entry as the text that is hashed: the same as `audit_entry_text` in the database. */
export function entryText(entry: SealedEntry): string {
  const columns = {
    id: entry.id,
    at: entry.at?.toISOString(),
    actor_id: entry.actor_id,
    actor_email: entry.actor_email,
    action: entry.action,
    resource: entry.resource,
    record_id: entry.record_id,
    changes: entry.changes,
    address: entry.address,
    device: entry.device,
  };
  return Object.entries(columns)
    .flatMap(([name, value]) => (typeof value === 'string' ? [`${name} ${Buffer.byteLength(value)}:${value}`] : []))
    .join('\n');
}
