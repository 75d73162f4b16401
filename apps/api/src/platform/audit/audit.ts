import { Injectable } from '@nestjs/common';
import type { Prisma } from '@flota/prisma';
import type { Database } from '../database/prisma.service.js';

/** Who did it. */
export interface Actor {
  id: string;
  email: string;
}

export interface AuditedChange {
  action: string;
  resource: string;
  recordId: string;
  before?: object | null;
  after?: object | null;
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

/** Written in the transaction of the change, so that there is never one without the other. */
@Injectable()
export class Audit {
  async write(database: Database, actor: Actor, { before, after, ...change }: AuditedChange): Promise<void> {
    const changes = changedFields(before ?? {}, after ?? {}) as Prisma.InputJsonObject;
    await database.auditEntry.create({ data: { actorId: actor.id, actorEmail: actor.email, ...change, changes } });
  }
}
