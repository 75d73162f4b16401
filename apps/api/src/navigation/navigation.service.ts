import { Injectable, Logger } from '@nestjs/common';
import type { Navigation as Row } from '@flota/prisma';
import {
  type AdminNavigation,
  type AdminNavigations,
  DEFAULT_NAVIGATION,
  type Navigation,
  NAVIGATION_KINDS,
  type NavigationKind,
  navigationSchema,
  type NavigationWrite,
  type PublicNavigation,
  shownNavigation,
} from '@flota/schemas';
import { ownLabels } from '@flota/texts/site/destinations';
import { type Actor, Audit } from '../platform/audit/audit.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { requireCurrentOrNone } from '../platform/resources/record-version.js';

export const NAVIGATION = 'navigation';

/** Whoever changes a menu: by name, as others see it. */
type Author = Actor & { name: string };

/** Of kinds of page whose menu the lender changed. */
export type OwnNavigations = Partial<Record<NavigationKind, Navigation>>;

/** The menu and the footer of each kind of page. What they hold by themselves is in `packages/schemas`. */
@Injectable()
export class NavigationService {
  private readonly logger = new Logger('Navigation');

  constructor(
    private readonly prisma: PrismaService,
    private readonly audit: Audit,
  ) {}

  /** What visitors see. */
  async published(): Promise<PublicNavigation> {
    const rows = await this.rows();
    const of = (kind: NavigationKind) => shownNavigation(this.navigationOf(rows.get(kind)));
    return { site: of('site'), account: of('account') };
  }

  async list(): Promise<AdminNavigations> {
    const rows = await this.rows();
    return { kinds: NAVIGATION_KINDS.map((kind) => this.present(kind, rows.get(kind))), labels: ownLabels() };
  }

  /** What the lender changed, for another installation. */
  async kept(): Promise<OwnNavigations> {
    const rows = await this.rows();
    return Object.fromEntries(
      NAVIGATION_KINDS.flatMap((kind) => {
        const row = rows.get(kind);
        return row ? [[kind, this.navigationOf(row)]] : [];
      }),
    );
  }

  /** These are the lender's own from here on; of other kinds of page it is the product's. */
  async replace(staff: Author, own: OwnNavigations): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      await database.$executeRaw`lock table navigation in share row exclusive mode`;
      const rows = new Map((await database.navigation.findMany()).map((row) => [row.kind, row]));
      for (const kind of NAVIGATION_KINDS) {
        const before = rows.get(kind) ?? null;
        const after = own[kind];
        if (!before && !after) continue;
        await this.tell(database, staff, kind, { before, after: after ?? DEFAULT_NAVIGATION });
        if (!after) {
          await database.navigation.delete({ where: { kind } });
          continue;
        }
        const data = { value: after, updatedBy: staff.name };
        await database.navigation.upsert({ where: { kind }, create: { kind, ...data }, update: data });
      }
    });
  }

  /** 409 where somebody changed it since. */
  async write(
    staff: Author,
    kind: NavigationKind,
    { navigation, updatedAt }: NavigationWrite,
  ): Promise<AdminNavigation> {
    return this.prisma.$transaction(async (database) => {
      const before = await this.lock(database, kind, updatedAt);
      await this.tell(database, staff, kind, { before, after: navigation });
      const data = { value: navigation, updatedBy: staff.name };
      if (before) return this.present(kind, await database.navigation.update({ where: { kind }, data }));
      const [row] = await database.navigation.createManyAndReturn({ data: [{ kind, ...data }], skipDuplicates: true });
      if (!row) throw ProblemException.stale();
      return this.present(kind, row);
    });
  }

  /** From here on it is the product's own, also in another release. 409 where somebody changed it since, or did so first. */
  async reset(staff: Author, kind: NavigationKind, updatedAt: string): Promise<AdminNavigation> {
    return this.prisma.$transaction(async (database) => {
      const before = await this.lock(database, kind, updatedAt);
      await this.tell(database, staff, kind, { before, after: DEFAULT_NAVIGATION });
      await database.navigation.delete({ where: { kind } });
      return this.present(kind, undefined);
    });
  }

  private async rows(): Promise<Map<string, Row>> {
    return new Map((await this.prisma.navigation.findMany()).map((row) => [row.kind, row]));
  }

  /** The row, held until the transaction ends. */
  private async lock(database: Database, kind: NavigationKind, updatedAt: string | null): Promise<Row | null> {
    await database.$queryRaw`select 1 from navigation where kind = ${kind} for update`;
    const row = await database.navigation.findUnique({ where: { kind } });
    requireCurrentOrNone(row, updatedAt);
    return row;
  }

  private tell(database: Database, staff: Author, kind: NavigationKind, { before, after }: Change): Promise<void> {
    return this.audit.write(database, staff, {
      action: 'edit',
      resource: NAVIGATION,
      recordId: kind,
      before: this.navigationOf(before),
      after,
    });
  }

  /** One that this release can't read, because a later one wrote it, is left alone: visitors have the product's own. */
  private navigationOf(row: Row | null | undefined): Navigation {
    if (!row) return DEFAULT_NAVIGATION;
    const { success, data } = navigationSchema.safeParse(row.value);
    if (success) return data;
    this.logger.warn({ kind: row.kind }, 'This release cannot read the stored menu and shows its own');
    return DEFAULT_NAVIGATION;
  }

  private present(kind: NavigationKind, row: Row | undefined): AdminNavigation {
    return {
      kind,
      navigation: this.navigationOf(row),
      updatedAt: row?.updatedAt.toISOString() ?? null,
      updatedBy: row?.updatedBy ?? null,
    };
  }
}

interface Change {
  before: Row | null;
  after: Navigation;
}
