import { Injectable } from '@nestjs/common';
import type { SiteOpening } from '@flota/prisma';
import type { SiteOpeningData } from '@flota/schemas';
import { Audit } from '../platform/audit/audit.js';
import type { CurrentStaff } from '../platform/auth/current-user.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { SiteState } from '../platform/site-opening/site-state.js';
import { OpeningNeeds } from './opening-needs.js';

const THE_ONE = { where: { id: 1 } } as const;

/** Opens the public site to visitors, and closes it. */
@Injectable()
export class OpeningService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly needs: OpeningNeeds,
    private readonly audit: Audit,
    private readonly site: SiteState,
  ) {}

  async show(database: Database = this.prisma): Promise<SiteOpeningData> {
    const [row, needs] = await Promise.all([database.siteOpening.findUnique(THE_ONE), this.needs.of(database)]);
    return { ...presented(row), needs };
  }

  /** 409 `SITE.NOT_READY` while something remains. */
  async open(staff: CurrentStaff): Promise<SiteOpeningData> {
    return this.change(staff, 'open', async (database, current) => {
      const needs = await this.needs.of(database);
      if (needs.some(({ done }) => !done)) throw new ProblemException(409, 'SITE.NOT_READY');
      return { isOpen: true, firstOpenedAt: current.firstOpenedAt ?? new Date() };
    });
  }

  async close(staff: CurrentStaff): Promise<SiteOpeningData> {
    return this.change(staff, 'close', () => ({ isOpen: false }));
  }

  /** What it is already it stays, without a word. */
  private async change(
    staff: CurrentStaff,
    action: 'open' | 'close',
    decide: (database: Database, current: SiteOpening) => Promise<Partial<SiteOpening>> | Partial<SiteOpening>,
  ): Promise<SiteOpeningData> {
    const after = await this.prisma.$transaction(async (database) => {
      await database.siteOpening.createMany({ data: { id: 1, isOpen: false }, skipDuplicates: true });
      await database.$executeRaw`SELECT FROM site_opening WHERE id = 1 FOR UPDATE`;
      const before = await database.siteOpening.findUniqueOrThrow(THE_ONE);
      if (before.isOpen === (action === 'open')) return this.show(database);
      const decided = await decide(database, before);
      const after = await database.siteOpening.update({
        ...THE_ONE,
        data: { ...decided, changedAt: new Date(), changedBy: staff.email },
      });
      const change = { before: { isOpen: before.isOpen }, after: { isOpen: after.isOpen } };
      await this.audit.write(database, staff, { action, resource: 'site-opening', recordId: '1', ...change });
      return this.show(database);
    });
    this.site.forget();
    return after;
  }
}

const presented = (row: SiteOpening | null): Omit<SiteOpeningData, 'needs'> => ({
  isOpen: row?.isOpen ?? false,
  firstOpenedAt: row?.firstOpenedAt?.toISOString() ?? null,
  changedAt: row?.changedBy ? row.changedAt.toISOString() : null,
  changedBy: row?.changedBy ?? null,
});
