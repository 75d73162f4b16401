import { Injectable } from '@nestjs/common';
import { type ContentKind, openFields, type openPageQuerySchema } from '@flota/schemas';
import type { z } from 'zod';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import type { Resource } from '../../platform/resources/resource.js';
import { keyColumn, keyOf, keySchema, refuse } from '../../platform/resources/resource-input.js';
import { ResourceRegistry } from '../../platform/resources/resource-registry.js';

type Query = z.output<typeof openPageQuerySchema>;

/** Published content of every type as everybody may read it: what its staff resource shows, less what is staff's alone. */
@Injectable()
export class OpenContent {
  constructor(
    private readonly prisma: PrismaService,
    private readonly resources: ResourceRegistry,
  ) {}

  /** Records after that one, by their ids: an order that holds while others come and go. 422 on an id that cannot be one. */
  async list(kind: ContentKind, { after, limit }: Query): Promise<{ data: object[]; next: string | null }> {
    const { resource, open } = this.openResource(kind);
    const column = keyColumn(resource);
    const rows = await resource.model(this.prisma).findMany({
      where: { AND: [open(new Date()), after === undefined ? {} : { [column]: { gt: keyAfter(resource, after) } }] },
      include: resource.include,
      orderBy: { [column]: 'asc' },
      take: limit + 1,
    });
    const data = rows.slice(0, limit).map((row) => present(kind, resource, row));
    return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null };
  }

  /** 404 for what is not there, and for what is not published now. */
  async show(kind: ContentKind, id: string): Promise<object> {
    const { resource, open } = this.openResource(kind);
    const where = { AND: [open(new Date()), keyOf(resource, id)] };
    const [row] = await resource.model(this.prisma).findMany({ where, include: resource.include, take: 1 });
    if (!row) throw ProblemException.notFound();
    return present(kind, resource, row);
  }

  private openResource({ name }: ContentKind) {
    const resource = this.resources.get(name);
    if (!resource.open) throw ProblemException.notFound();
    return { resource, open: resource.open };
  }
}

function keyAfter(resource: Resource, after: string): string | number {
  const { success, data } = keySchema(resource).safeParse(after);
  return success ? data : refuse('after', 'ID.INVALID');
}

type Shown = Record<string, unknown> & { id: string; updatedAt: string };

function present(kind: ContentKind, resource: Resource, row: object) {
  const shown = resource.present(row) as Shown;
  const { id, updatedAt } = shown;
  const fields = Object.fromEntries(Object.keys(openFields(kind)).map((name) => [name, shown[name]]));
  return { id, path: kind.path?.(id) ?? null, updatedAt, ...fields };
}
