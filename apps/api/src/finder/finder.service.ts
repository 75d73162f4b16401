import { Injectable } from '@nestjs/common';
import type { Find, FindOpened, FoundRecord, FoundRecords } from '@flota/schemas';
import type { CurrentStaff } from '../platform/auth/current-user.js';
import { canonicalFolio } from '../platform/crypto/folio.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { keyColumn, keySchema } from '../platform/resources/resource-input.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import type { Resource } from '../platform/resources/resource.js';
import { searchCondition } from '../platform/resources/search.js';

/** Whom and what staff ask for by far the most. */
const FIRST = ['customers', 'contracts', 'quotes', 'leads', 'payments'];
const ORDER = (name: string): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

/** As many as are read at a glance; where one kind alone is asked for, it has the room of all. */
const OF_EACH = 4;
const OF_ONE = 12;

type Told = Resource & Required<Pick<Resource, 'palette'>>;

/** Records of any kind by what people know of them: what each list searches by, of all lists that this person may open. */
@Injectable()
export class FinderService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly registry: ResourceRegistry,
  ) {}

  async find(staff: CurrentStaff, { text, resource }: Find): Promise<FoundRecords> {
    const kinds = resource === undefined ? this.kindsOf(staff) : [await this.kind(staff, resource)];
    const wanted = resource === undefined ? OF_EACH : OF_ONE;
    const groups = await Promise.all(kinds.map((kind) => this.foundOf(kind, text, wanted)));
    return { groups: groups.filter(({ records }) => records.length > 0) };
  }

  /** In the order asked for, without what is gone and what this person may not list. */
  async opened(staff: CurrentStaff, { records }: FindOpened): Promise<{ records: FoundRecord[] }> {
    const groups = await Promise.all(
      this.kindsOf(staff).map(async (kind) => {
        const ids = records.flatMap(({ resource, id }) => (resource === kind.name ? [id] : []));
        const keys = ids.flatMap((id) => keySchema(kind).safeParse(id).data ?? []);
        return keys.length === 0 ? [] : this.read(kind, { [keyColumn(kind)]: { in: keys } }, keys.length);
      }),
    );
    const found = new Map(groups.flat().map((record) => [`${record.resource}/${record.id}`, record]));
    return { records: records.flatMap(({ resource, id }) => found.get(`${resource}/${id}`) ?? []) };
  }

  private kindsOf({ role }: CurrentStaff): Told[] {
    return this.registry
      .all()
      .filter(
        (resource): resource is Told => Boolean(resource.palette) && this.registry.may(role, resource.name, 'list'),
      )
      .sort((one, other) => ORDER(one.name) - ORDER(other.name));
  }

  private async kind(staff: CurrentStaff, name: string): Promise<Told> {
    const resource = this.registry.get(name);
    await this.registry.require(staff, name, 'list');
    if (!resource.palette) throw ProblemException.notFound();
    return resource as Told;
  }

  private async foundOf(kind: Told, text: string, wanted: number): Promise<FoundRecords['groups'][number]> {
    const records = await this.recordsOf(kind, text, wanted + 1);
    return { resource: kind.name, records: records.slice(0, wanted), more: records.length > wanted };
  }

  private async recordsOf(kind: Told, text: string, take: number): Promise<FoundRecord[]> {
    const { palette, search = {} } = kind;
    if (palette.by === 'folio') {
      const folio = canonicalFolio(text);
      return folio ? this.read(kind, { folio }, take) : [];
    }
    const where = searchCondition(search, text);
    return where ? this.read(kind, where, take) : [];
  }

  private async read(kind: Told, where: object, take: number): Promise<FoundRecord[]> {
    const { include, defaultOrder: orderBy, name, palette } = kind;
    const rows = await kind.model(this.prisma).findMany({ where, include, orderBy, take });
    return rows.map((row) => ({
      resource: name,
      id: String((row as Record<string, unknown>)[keyColumn(kind)]),
      ...palette.tell(row),
    }));
  }
}
