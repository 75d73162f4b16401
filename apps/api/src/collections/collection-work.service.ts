import { Injectable } from '@nestjs/common';
import { dateColumn, dayOfColumn } from '@flota/prisma';
import {
  ARREARS,
  type Arrears,
  arrearsOf,
  type Assignment,
  type BulkResult,
  type CollectionAssignees,
  type CollectionTotals,
  type NextAction,
  todayInMexico,
} from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { Audit } from '../platform/audit/audit.js';
import type { CurrentStaff } from '../platform/auth/current-user.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { eachRow } from '../platform/resources/bulk.js';

/** Who may do something about a case. */
const ASSIGNEES = { active: true, role: { in: ['admin' as const, 'care' as const, 'finance' as const] } };

/** Who goes on with a contract that is behind, and when. */
@Injectable()
export class CollectionWorkService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly audit: Audit,
  ) {}

  /** One group a day on which something fell due: a few hundred, however many contracts are behind. */
  async totals(): Promise<CollectionTotals> {
    const today = todayInMexico();
    const days = await this.prisma.collectionCase.groupBy({
      by: 'overdueSince',
      where: { overdueSince: { lt: dateColumn(today) } },
      _count: true,
      _sum: { overdueAmount: true },
    });
    const ages = Object.keys(ARREARS) as Arrears[];
    return {
      totals: ages.map((age) => {
        const ofAge = days.filter(({ overdueSince }) => arrearsOf(dayOfColumn(overdueSince), today) === age);
        const amount = ofAge.reduce((sum, { _sum }) => sum.plus(_sum.overdueAmount?.toString() ?? 0), new Decimal(0));
        return { age, contracts: ofAge.reduce((sum, { _count }) => sum + _count, 0), amount: amount.toFixed(2) };
      }),
    };
  }

  async assignees(): Promise<CollectionAssignees> {
    const where = ASSIGNEES;
    const select = { id: true, name: true };
    return { staff: await this.prisma.staffAccount.findMany({ where, select, orderBy: { name: 'asc' } }) };
  }

  /** 409 of a contract that is not behind, 422 for a day that has passed. */
  async plan(staff: CurrentStaff, contractId: string, action: NextAction): Promise<void> {
    await this.prisma.$transaction((database) => this.planIn(database, staff, contractId, action));
  }

  async planIn(database: Database, staff: CurrentStaff, contractId: string, { note, on }: NextAction): Promise<void> {
    if (on !== null && on < todayInMexico()) throw ProblemException.invalid([{ field: 'on', code: 'DATE.IN_PAST' }]);
    const former = await database.collectionCase.findUnique({ where: { contractId } });
    if (!former) throw new ProblemException(409, 'COLLECTION.NOT_BEHIND');
    await database.collectionCase.update({
      where: { contractId },
      data: { actionOn: on && dateColumn(on), actionNote: note, actionSetAt: new Date() },
    });
    await this.audit.write(database, staff, {
      ...{ action: 'plan', resource: 'collections', recordId: contractId },
      before: { actionOn: former.actionOn && dayOfColumn(former.actionOn) },
      after: { actionOn: on },
    });
  }

  /** Each by itself, so that one that was paid or taken meanwhile leaves the others. 422 for whom none may be given to. */
  async assign(staff: CurrentStaff, rows: Assignment['rows']): Promise<BulkResult> {
    const wanted = [...new Set(rows.flatMap(({ to }) => to ?? []))];
    const takers = await this.prisma.staffAccount.findMany({ where: { ...ASSIGNEES, id: { in: wanted } } });
    const nameOf = new Map(takers.map(({ id, name }) => [id, name]));
    if (nameOf.size < wanted.length) throw ProblemException.invalid([{ field: 'to', code: 'CHOICE.UNKNOWN' }]);
    return eachRow(rows, ({ id, from, to }) =>
      this.prisma.$transaction(async (database) => {
        await database.$queryRaw`select 1 from collection_case where contract_id = ${id}::uuid for update`;
        const former = await database.collectionCase.findUnique({
          where: { contractId: id },
          include: { assignedTo: { select: { name: true } } },
        });
        if (!former) throw new ProblemException(409, 'COLLECTION.NOT_BEHIND');
        if (former.assignedToId === to) return;
        if (former.assignedToId !== from) throw new ProblemException(409, 'COLLECTION.TAKEN');
        await database.collectionCase.update({ where: { contractId: id }, data: { assignedToId: to } });
        await this.audit.write(database, staff, {
          ...{ action: 'assign', resource: 'collections', recordId: id },
          before: { assignedTo: former.assignedTo?.name ?? null },
          after: { assignedTo: to === null ? null : (nameOf.get(to) ?? null) },
        });
      }),
    );
  }
}
