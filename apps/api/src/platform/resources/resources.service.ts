import { Injectable } from '@nestjs/common';
import type { AdminList, AdminListQuery } from '@flota/schemas';
import { Audit } from '../audit/audit.js';
import type { CurrentStaff } from '../auth/current-user.js';
import { isProven } from '../auth/sessions.js';
import { PrismaService } from '../database/prisma.service.js';
import { ProblemException } from '../errors/problem.exception.js';
import { ListPages } from './list-pages.js';
import type { Resource } from './resource.js';
import { keyColumn, keyOf, valid } from './resource-input.js';
import { whereOf } from './resource-query.js';
import { ResourceRegistry } from './resource-registry.js';
import { requireKnownFields } from './known-fields.js';
import { readVersionSchema, requireCurrent } from './record-version.js';
import { explainDelete, explainWrite } from './write-failures.js';

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
    private readonly pages: ListPages,
  ) {}

  async list(staff: CurrentStaff, name: string, query: AdminListQuery): Promise<AdminList<object>> {
    return this.pages.page(await this.allowed(staff, name, 'list'), query);
  }

  /** How many records a list with this filter has; who may know that is for the caller to ask. */
  count(name: string, filter: object): Promise<number> {
    const resource = this.registry.get(name);
    return resource.model(this.prisma).count({ where: whereOf(resource, JSON.stringify(filter)) });
  }

  async show(staff: CurrentStaff, name: string, id: string): Promise<object> {
    const resource = await this.allowed(staff, name, 'show');
    const include = resource.includeOne ?? resource.include;
    const row = await resource.model(this.prisma).findUnique({ where: keyOf(resource, id), include });
    if (!row) throw ProblemException.notFound();
    return (resource.presentOne ?? resource.present)(row);
  }

  async create(staff: CurrentStaff, name: string, body: unknown): Promise<object> {
    const resource = await this.allowed(staff, name, 'create');
    const { schema } = writeOf(resource);
    requireKnownFields(schema, body as object);
    const input = valid(schema, body);
    return this.prisma.$transaction(async (database) => {
      const data = await writeOf(resource).toData(input, { database, staff });
      const model = resource.model(database);
      const row = (await model.create({ data, include: resource.include }).catch(explainWrite(resource))) as Row;
      const after = resource.present(row);
      const recordId = String(row[keyColumn(resource)]);
      await this.audit.write(database, staff, { action: 'create', resource: name, recordId, after });
      return after;
    });
  }

  /**
   * Changes the fields that were sent, if nobody changed the record since it was read (409): whoever changes it says what
   * they read by `updatedAt`, or is refused (428).
   */
  async edit(staff: CurrentStaff, name: string, id: string, body: unknown): Promise<object> {
    const resource = await this.allowed(staff, name, 'edit');
    const key = keyOf(resource, id);
    const { updatedAt } = valid(readVersionSchema, body);
    return this.prisma.$transaction(async (database) => {
      const model = resource.model(database);
      const current = (await model.findUnique({ where: key, include: resource.include })) as Row | null;
      if (!current) throw ProblemException.notFound();
      requireCurrent(current, updatedAt);
      const before = resource.present(current);
      requireKnownFields(writeOf(resource).schema, body as object, before);
      // The key is part of the record's address and stays.
      const input = valid(writeOf(resource).schema, { ...before, ...(body as object), [keyColumn(resource)]: id });
      const data = await writeOf(resource).toData(input, { database, staff, current });
      // The version in the condition makes the check above hold up to the write.
      const where = current.updatedAt instanceof Date ? { ...key, updatedAt: current.updatedAt } : key;
      const row = await model.update({ where, data, include: resource.include }).catch(explainWrite(resource));
      const after = resource.present(row);
      await this.audit.write(database, staff, { action: 'edit', resource: name, recordId: id, before, after });
      return after;
    });
  }

  async remove(staff: CurrentStaff, name: string, id: string): Promise<void> {
    const resource = await this.allowed(staff, name, 'delete');
    const key = keyOf(resource, id);
    await this.prisma.$transaction(async (database) => {
      const model = resource.model(database);
      const row = await model.findUnique({ where: key, include: resource.include });
      if (!row) throw ProblemException.notFound();
      await model.delete({ where: key }).catch(explainDelete);
      const before = resource.present(row);
      await this.audit.write(database, staff, { action: 'delete', resource: name, recordId: id, before });
    });
  }

  private async allowed(staff: CurrentStaff, name: string, action: string): Promise<Resource> {
    const resource = this.registry.get(name);
    await this.registry.require(staff, name, action);
    if (resource.stepUp?.includes(action) && !isProven(staff.provenAt)) throw new ProblemException(403, 'AUTH.STEP_UP');
    return resource;
  }
}

function writeOf(resource: Resource): NonNullable<Resource['write']> {
  if (!resource.write) throw ProblemException.forbidden();
  return resource.write;
}
