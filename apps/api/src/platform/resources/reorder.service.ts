import { Injectable } from '@nestjs/common';
import { reorderSchema } from '@flota/schemas';
import { Audit } from '../audit/audit.js';
import type { CurrentStaff } from '../auth/current-user.js';
import { type Database, PrismaService } from '../database/prisma.service.js';
import { ProblemException } from '../errors/problem.exception.js';
import type { Resource } from './resource.js';
import { keyColumn, keyOf, refuse, valid } from './resource-input.js';
import { ResourceRegistry } from './resource-registry.js';

interface Placed {
  position: number;
}

/** Puts records of one resource in the order staff wish, in one transaction, audited for every one that moved. */
@Injectable()
export class ReorderService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly registry: ResourceRegistry,
    private readonly audit: Audit,
  ) {}

  /** The records keep the places they have together, so that a page of a list can be put in order too. */
  async reorder(staff: CurrentStaff, name: string, body: unknown): Promise<void> {
    const resource = this.registry.get(name);
    await this.registry.require(staff, name, 'edit');
    if (!resource.ordered) throw ProblemException.notFound();
    const { ids } = valid(reorderSchema, body);
    await this.prisma.$transaction(async (database) => {
      const positions = await positionsOf(resource, database, ids);
      const places = distinctPlaces([...positions.values()]);
      for (const [index, recordId] of ids.entries()) {
        const from = positions.get(recordId) ?? 0;
        const to = places[index] ?? from;
        if (from === to) continue;
        await resource.model(database).update({ where: keyOf(resource, recordId), data: { position: to } });
        const change = { action: 'edit', resource: name, recordId };
        await this.audit.write(database, staff, { ...change, before: { position: from }, after: { position: to } });
      }
    });
  }
}

/** Position by id; 422 unless each id is a record of the resource, named once. */
async function positionsOf(
  resource: Resource,
  database: Database,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const column = keyColumn(resource);
  const model = resource.model(database);
  const where = { OR: ids.map((id) => keyOf(resource, id)) };
  // One statement takes hold of all of them before the first one moves: two who reorder at once would otherwise each
  // hold what the other waits for.
  const { count } = await model.updateMany({ where, data: { updatedAt: new Date() } });
  if (count !== ids.length) refuse('ids', 'IDS.INVALID');
  const rows = (await model.findMany({ where })) as (Placed & Record<string, unknown>)[];
  return new Map(rows.map((row) => [String(row[column]), row.position]));
}

/** Places in ascending order, where several had the same one the next free one. */
export function distinctPlaces(positions: readonly number[]): number[] {
  const places: number[] = [];
  for (const position of positions.toSorted((a, b) => a - b)) {
    places.push(Math.max(position, (places.at(-1) ?? -1) + 1));
  }
  return places;
}
