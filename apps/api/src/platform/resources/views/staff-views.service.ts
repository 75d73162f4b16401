import { Injectable } from '@nestjs/common';
import { Prisma, type StaffView } from '@flota/prisma';
import {
  MAX_VIEWS,
  type SavedView,
  type SavedViews,
  savedViewSchema,
  type StaffViewChange,
  type StaffViewWrite,
} from '@flota/schemas';
import type { CurrentStaff } from '../../auth/current-user.js';
import { type Database, PrismaService } from '../../database/prisma.service.js';
import { ProblemException } from '../../errors/problem.exception.js';
import { orderOf } from '../list-order.js';
import type { Resource } from '../resource.js';
import { refuse } from '../resource-input.js';
import { ResourceRegistry } from '../resource-registry.js';
import { requireKeptFilter, takenFilter } from './kept-filter.js';

/** What members of staff keep of their lists; each sees and changes their own alone. */
@Injectable()
export class StaffViewsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly registry: ResourceRegistry,
  ) {}

  async list(staff: CurrentStaff): Promise<SavedViews> {
    const rows = await this.prisma.staffView.findMany({ where: { staffId: staff.id }, orderBy: { name: 'asc' } });
    const views = rows
      .filter(({ resource }) => this.registry.may(staff.role, resource, 'list'))
      .map((row) => presentView(row, this.registry.get(row.resource)));
    return { views };
  }

  /** 409 for one view too many. */
  async create(staff: CurrentStaff, view: StaffViewWrite): Promise<SavedView> {
    const resource = await this.requireShown(staff, view.resource, view);
    return this.prisma.$transaction(async (database) => {
      await lockViews(database, staff.id);
      const own = { staffId: staff.id, resource: resource.name };
      const others = await database.staffView.count({ where: own });
      if (others >= MAX_VIEWS) throw new ProblemException(409, 'VIEWS.TOO_MANY');
      if (view.isDefault) await unsetDefault(database, own);
      await requireFreeName(database, own, view.name);
      const { name, isDefault, filter, sort, hiddenColumns } = view;
      const data = {
        ...{ ...own, name, isDefault, filter: asJson(filter) },
        ...{ sortField: sort.field, sortOrder: sort.order, hiddenColumns: asStored(hiddenColumns) },
      };
      return presentView(await database.staffView.create({ data }), resource);
    });
  }

  /** 404 unless it is their own. */
  async change(staff: CurrentStaff, id: string, change: StaffViewChange): Promise<SavedView> {
    const before = await this.prisma.staffView.findUnique({ where: { id, staffId: staff.id } });
    if (!before) throw ProblemException.notFound();
    const resource = await this.requireShown(staff, before.resource, change);
    return this.prisma.$transaction(async (database) => {
      await lockViews(database, staff.id);
      const own = { staffId: staff.id, resource: resource.name };
      if (change.isDefault) await unsetDefault(database, own);
      if (change.name !== undefined) await requireFreeName(database, { ...own, id: { not: id } }, change.name);
      const { name, isDefault, filter, sort, hiddenColumns } = change;
      const data = {
        ...{ name, isDefault, filter: filter && asJson(filter) },
        ...{ sortField: sort?.field, sortOrder: sort?.order, hiddenColumns: asStored(hiddenColumns) },
      };
      const [row] = await database.staffView.updateManyAndReturn({ where: { id, staffId: staff.id }, data });
      // It was deleted in another tab meanwhile.
      if (!row) throw ProblemException.notFound();
      return presentView(row, resource);
    });
  }

  async remove(staff: CurrentStaff, id: string): Promise<void> {
    const { count } = await this.prisma.staffView.deleteMany({ where: { id, staffId: staff.id } });
    if (count === 0) throw ProblemException.notFound();
  }

  /** The list, if they may see it and it takes what is to be kept of it. */
  private async requireShown(staff: CurrentStaff, name: string, { filter, sort }: Shown): Promise<Resource> {
    const resource = this.registry.get(name);
    await this.registry.require(staff, name, 'list');
    if (filter) requireKeptFilter(resource, filter);
    if (sort) orderOf(resource, { sort: sort.field, order: sort.order });
    return resource;
  }
}

type Shown = Pick<StaffViewChange, 'filter' | 'sort' | 'hiddenColumns'>;
type Own = Prisma.StaffViewWhereInput;

const asJson = (filter: SavedView['filter']) => filter as Prisma.InputJsonObject;

const asStored = (hiddenColumns: Shown['hiddenColumns']) => (hiddenColumns === null ? Prisma.DbNull : hiddenColumns);

/** Two at once must neither both be the thirtieth nor both open with the list. */
const lockViews = (database: Database, staffId: string) =>
  database.$queryRaw`select 1 from staff_account where id = ${staffId}::uuid for update`;

const unsetDefault = (database: Database, own: Own) =>
  database.staffView.updateMany({ where: { ...own, isDefault: true }, data: { isDefault: false } });

async function requireFreeName(database: Database, others: Own, name: string): Promise<void> {
  const same = await database.staffView.count({ where: { ...others, name: { equals: name, mode: 'insensitive' } } });
  if (same > 0) refuse('name', 'VIEW_NAME.TAKEN');
}

/** Without what another release kept and this one's list doesn't take any more. */
const presentView = (row: StaffView, resource: Resource): SavedView =>
  savedViewSchema.parse({
    id: row.id,
    resource: row.resource,
    name: row.name,
    filter: takenFilter(resource, row.filter as Prisma.JsonObject),
    sort: { field: row.sortField, order: row.sortOrder },
    hiddenColumns: row.hiddenColumns,
    isDefault: row.isDefault,
  });
