import { Injectable } from '@nestjs/common';
import type { AdminList, AdminListQuery, FieldError } from '@flota/schemas';
import { z } from 'zod';
import { Audit } from '../audit/audit.js';
import type { CurrentStaff } from '../auth/current-user.js';
import { PrismaService } from '../database/prisma.service.js';
import { ProblemException } from '../errors/problem.exception.js';
import { fieldErrors } from '../errors/validation.pipe.js';
import { hasNul } from '../http/clean-input.hook.js';
import type { Resource, ResourceKey } from './resource.js';
import { ResourceRegistry } from './resource-registry.js';

const filterSchema = z.record(z.string(), z.unknown());
const UUID_KEY: ResourceKey = { column: 'id', schema: z.uuid('ID.INVALID') };
const MAX_IDS = 1000;
const searchSchema = z.string().trim().max(100);
const versionSchema = z.object({ updatedAt: z.iso.datetime().optional() });

type Row = Record<string, unknown>;

/**
 * The backoffice's CRUD, once for all resources: role check, validation, the write and its audit entry in one
 * transaction, in that order.
 */
@Injectable()
export class ResourcesService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly registry: ResourceRegistry,
    private readonly audit: Audit,
  ) {}

  async list(staff: CurrentStaff, name: string, query: AdminListQuery): Promise<AdminList<object>> {
    const resource = this.allowed(staff, name, 'list');
    const where = whereOf(resource, query.filter);
    const model = resource.model(this.prisma);
    const [rows, total] = await Promise.all([
      model.findMany({
        where,
        include: resource.include,
        orderBy: orderOf(resource, query),
        skip: (query.page - 1) * query.perPage,
        take: query.perPage,
      }),
      model.count({ where }),
    ]);
    return { data: rows.map((row) => resource.present(row)), total };
  }

  async show(staff: CurrentStaff, name: string, id: string): Promise<object> {
    const resource = this.allowed(staff, name, 'show');
    const include = resource.includeOne ?? resource.include;
    const row = await resource.model(this.prisma).findUnique({ where: keyOf(resource, id), include });
    if (!row) throw ProblemException.notFound();
    return (resource.presentOne ?? resource.present)(row);
  }

  async create(staff: CurrentStaff, name: string, body: unknown): Promise<object> {
    const resource = this.allowed(staff, name, 'create');
    const input = valid(writeOf(resource).schema, body);
    return this.prisma.$transaction(async (database) => {
      const data = await writeOf(resource).toData(input, { database, staff });
      const row = (await resource.model(database).create({ data, include: resource.include })) as Row;
      const after = resource.present(row);
      const recordId = String(row[(resource.key ?? UUID_KEY).column]);
      await this.audit.write(database, staff, { action: 'create', resource: name, recordId, after });
      return after;
    });
  }

  /** Changes the fields that were sent. With `updatedAt`, only if nobody changed the record since it was read (409). */
  async edit(staff: CurrentStaff, name: string, id: string, body: unknown): Promise<object> {
    const resource = this.allowed(staff, name, 'edit');
    const key = keyOf(resource, id);
    const { updatedAt } = valid(versionSchema, body);
    return this.prisma.$transaction(async (database) => {
      const model = resource.model(database);
      const current = (await model.findUnique({ where: key, include: resource.include })) as Row | null;
      if (!current) throw ProblemException.notFound();
      if (updatedAt && current.updatedAt instanceof Date && current.updatedAt.toISOString() !== updatedAt) {
        throw new ProblemException(409, 'RESOURCE.STALE');
      }
      const before = resource.present(current);
      const input = valid(writeOf(resource).schema, { ...before, ...(body as object) });
      const data = await writeOf(resource).toData(input, { database, staff, current });
      // The version in the condition makes the check above hold up to the write.
      const where = current.updatedAt instanceof Date ? { ...key, updatedAt: current.updatedAt } : key;
      const row = await model.update({ where, data, include: resource.include }).catch(staleWhenMissing);
      const after = resource.present(row);
      await this.audit.write(database, staff, { action: 'edit', resource: name, recordId: id, before, after });
      return after;
    });
  }

  async remove(staff: CurrentStaff, name: string, id: string): Promise<void> {
    const resource = this.allowed(staff, name, 'delete');
    const key = keyOf(resource, id);
    await this.prisma.$transaction(async (database) => {
      const model = resource.model(database);
      const row = await model.findUnique({ where: key, include: resource.include });
      if (!row) throw ProblemException.notFound();
      await model.delete({ where: key });
      const before = resource.present(row);
      await this.audit.write(database, staff, { action: 'delete', resource: name, recordId: id, before });
    });
  }

  private allowed(staff: CurrentStaff, name: string, action: string): Resource {
    const resource = this.registry.get(name);
    this.registry.require(staff.role, name, action);
    return resource;
  }
}

function writeOf(resource: Resource): NonNullable<Resource['write']> {
  if (!resource.write) throw ProblemException.forbidden();
  return resource.write;
}

/** The condition that finds one record; 422 when the address cannot be one of this resource's. */
function keyOf({ key: { column, schema } = UUID_KEY }: Resource, id: string): Record<string, string> {
  return { [column]: schema.safeParse(id).data ?? refuse('id', 'ID.INVALID') };
}

function valid<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw ProblemException.invalid(fieldErrors(result.error.issues));
  return result.data;
}

function refuse(field: string, code: string): never {
  const error: FieldError = { field, code };
  throw ProblemException.invalid([error]);
}

const refuseFilter = (field: string): never => refuse(field, 'FILTER.INVALID');

/** What the resource declares under a name that the caller sent, and not what every object has (`constructor`). */
const declared = <T>(declarations: Readonly<Record<string, T>> = {}, name: string): T | undefined =>
  Object.hasOwn(declarations, name) ? declarations[name] : undefined;

function parseFilter(text: string | undefined): Record<string, unknown> {
  if (!text) return {};
  try {
    const filter = filterSchema.parse(JSON.parse(text));
    return hasNul(filter) ? refuseFilter('filter') : filter;
  } catch {
    return refuseFilter('filter');
  }
}

function whereOf(resource: Resource, text: string | undefined): object {
  const conditions = Object.entries(parseFilter(text)).map(([name, value]) => {
    if (name === 'id') return idsOf(resource, value);
    if (name === 'q') return searchOf(resource, searchSchema.safeParse(value).data ?? refuseFilter('filter.q'));
    return declared(resource.filters, name)?.safeParse(value).data ?? refuseFilter(`filter.${name}`);
  });
  return { AND: conditions };
}

function idsOf({ key: { column, schema } = UUID_KEY }: Resource, value: unknown): object {
  return { [column]: { in: z.array(schema).max(MAX_IDS).safeParse(value).data ?? refuseFilter('filter.id') } };
}

function searchOf(resource: Resource, phrase: string): object {
  if (!phrase || !resource.search) return {};
  // Prisma hands it to LIKE as it is, where % and _ stand for anything.
  const contains = phrase.replace(/[\\%_]/g, '\\$&');
  return { OR: resource.search.map((path) => nested(path, { contains, mode: 'insensitive' })) };
}

/** `quote.folio` as Prisma's `{ quote: { folio: … } }`. */
const nested = (path: string, condition: object): object =>
  path.split('.').reduceRight((inner, part) => ({ [part]: inner }), condition);

/** By the wished field, then by key, so that pages never overlap. */
function orderOf(resource: Resource, { sort, order }: AdminListQuery): object[] {
  const direction = order === 'DESC' ? 'desc' : 'asc';
  const { column } = resource.key ?? UUID_KEY;
  if (sort === undefined) return [resource.defaultOrder, { [column]: 'desc' }];
  if (sort === 'id') return [{ [column]: direction }];
  const orderBy = declared(resource.sort, sort) ?? refuse('sort', 'SORT.INVALID');
  return [orderBy(direction), { [column]: 'desc' }];
}

/** Prisma's "no record was found to update". */
function staleWhenMissing(error: Error & { code?: string }): never {
  throw error.code === 'P2025' ? new ProblemException(409, 'RESOURCE.STALE') : error;
}
