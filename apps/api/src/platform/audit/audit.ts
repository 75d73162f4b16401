import { Injectable } from '@nestjs/common';
import type { Database } from '../database/prisma.service.js';
import { currentRequest } from '../http/request-context.js';

/** Who did it. */
export interface Actor {
  id: string;
  email: string;
}

interface Audited {
  action: string;
  resource: string;
  recordId: string;
}

export interface AuditedChange extends Audited {
  before?: object | null;
  after?: object | null;
}

/** Something that happened and changed no field of a record. */
export interface AuditedFact extends Audited {
  /** Nobody when it is not known yet who it is, as in a sign-in that failed. */
  actor?: Actor | null;
  /** Plain values; never a password, a token, a code or a whole identifier. */
  details?: object;
}

const asText = (value: unknown) => JSON.stringify(value ?? null);

/** The fields that differ, each with its old and new value. */
export function changedFields(before: object, after: object): Record<string, { from: unknown; to: unknown }> {
  const old: Record<string, unknown> = { ...before };
  const now: Record<string, unknown> = { ...after };
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => name !== 'updatedAt' && asText(old[name]) !== asText(now[name]))
      .map((name) => [name, { from: old[name] ?? null, to: now[name] ?? null }]),
  );
}

/** Written in the transaction of what it tells, so that there is never one without the other. */
@Injectable()
export class Audit {
  async write(database: Database, actor: Actor, { before, after, ...change }: AuditedChange): Promise<void> {
    await enter(database, actor, change, changedFields(before ?? {}, after ?? {}));
  }

  async note(database: Database, { actor = null, details = {}, ...fact }: AuditedFact): Promise<void> {
    await enter(database, actor, fact, details);
  }

  /** An entry of each, by one statement however many they are. */
  async noteAll(database: Database, facts: readonly AuditedFact[]): Promise<void> {
    const data = facts.map(({ actor = null, details = {}, ...fact }) => entryOf(actor, fact, details));
    await database.auditEntry.createMany({ data });
  }
}

async function enter(database: Database, actor: Actor | null, what: Audited, changes: object): Promise<void> {
  await database.auditEntry.create({ data: entryOf(actor, what, changes) });
}

const entryOf = (actor: Actor | null, { action, resource, recordId }: Audited, changes: object) => ({
  actorId: actor?.id,
  actorEmail: actor?.email,
  action,
  resource,
  recordId,
  changes,
  ...currentRequest(),
});
