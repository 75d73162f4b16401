import { Injectable } from '@nestjs/common';
import { dateColumn, type Prisma } from '@flota/prisma';
import { type NewHandover, todayInMexico } from '@flota/schemas';
import { type Actor, Audit, changedFields } from '../../platform/audit/audit.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { ContactStops } from '../../platform/notices/contact-stops.js';
import { lockContracts } from '../lock-contracts.js';
import { covers, overBecause } from './in-force.js';

/** Which agency collects what a contract owes. */
@Injectable()
export class HandoversService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly stops: ContactStops,
    private readonly audit: Audit,
  ) {}

  /**
   * Hands a case to an agency from that day on.
   *
   * @throws ProblemException 404; 409 where it is stopped, promised, not behind or with an agency already; 422 for a day that has
   *   passed, or an agency that has no contract on it
   */
  async give(staff: CurrentStaff, contractId: string, handover: NewHandover): Promise<void> {
    await this.prisma.$transaction((database) => this.giveIn(database, staff, contractId, handover));
  }

  /** The same in a transaction. What it refuses it refuses before it writes anything. */
  async giveIn(database: Database, staff: CurrentStaff, contractId: string, handover: NewHandover): Promise<void> {
    const { agencyId, fromOn, reason, untilOn } = handover;
    const { customerId } = await this.lock(database, contractId);
    const agency = await this.agencyFor(database, handover);
    await lockContracts(database, [contractId]);
    if (await this.stops.current(database, { contractId, customerId }))
      throw new ProblemException(409, 'COLLECTION.STOPPED');
    // What was paid by then has nothing to be collected.
    const behind = await database.collectionCase.findUnique({ where: { contractId } });
    if (!behind) throw new ProblemException(409, 'COLLECTION.NOT_BEHIND');
    if (await database.collectionHandover.findFirst({ where: { contractId, endedAt: null } }))
      throw new ProblemException(409, 'COLLECTION.HANDED_OVER');
    // Who was given a day is not collected from before it.
    if (behind.promiseState === 'open') throw new ProblemException(409, 'COLLECTION.PROMISED');
    await database.collectionHandover.create({
      data: {
        ...{ contractId, agencyId, reason, byId: staff.id, fromOn: dateColumn(fromOn) },
        untilOn: untilOn && dateColumn(untilOn),
      },
    });
    await this.audit.write(database, staff, {
      ...{ action: 'hand-over', resource: 'collections', recordId: contractId },
      after: { agency: agency.name, fromOn, untilOn, reason },
    });
  }

  /**
   * The agency of a handover, which nobody ends until the transaction is through.
   *
   * @throws ProblemException 422 for a day that has passed, or a term that its contract doesn't cover
   */
  async agencyFor(database: Database, handover: Pick<NewHandover, 'agencyId' | 'fromOn' | 'untilOn'>) {
    const { agencyId, fromOn, untilOn } = handover;
    if (fromOn < todayInMexico()) throw ProblemException.invalid([{ field: 'fromOn', code: 'DATE.IN_PAST' }]);
    await database.$queryRaw`select 1 from collection_agency where id = ${agencyId}::uuid for share`;
    const agency = await database.collectionAgency.findUnique({ where: { id: agencyId } });
    if (!agency || !covers(agency, fromOn))
      throw ProblemException.invalid([{ field: 'agencyId', code: 'CHOICE.UNKNOWN' }]);
    if (untilOn !== null && overBecause(agency, untilOn))
      throw ProblemException.invalid([{ field: 'untilOn', code: 'COLLECTION.AFTER_AGENCY' }]);
    return agency;
  }

  /** 404; 409 where no agency has it, as whoever took it back first did, or another than `agencyId`, where that is said. */
  async takeBack(staff: CurrentStaff, contractId: string, reason: string, agencyId?: string | null): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      await this.lock(database, contractId);
      const open = await database.collectionHandover.findFirst({ where: { contractId, endedAt: null } });
      if (!open) throw new ProblemException(409, 'COLLECTION.NOT_HANDED_OVER');
      if (agencyId !== undefined && open.agencyId !== agencyId)
        throw new ProblemException(409, 'COLLECTION.HANDED_OVER');
      if ((await this.endIn(database, staff, { contractId }, reason)) === 0)
        throw new ProblemException(409, 'COLLECTION.NOT_HANDED_OVER');
    });
  }

  /**
   * Takes back what agencies have of these, in the caller's transaction, and so many at most where that is said. Nobody does it
   * where only the day came.
   *
   * @returns how many came back
   */
  async endIn(
    database: Database,
    staff: Actor | null,
    whose: Prisma.CollectionHandoverWhereInput,
    reason: string,
    most?: number,
  ): Promise<number> {
    const open = await database.collectionHandover.findMany({
      where: { ...whose, endedAt: null },
      select: { contractId: true, id: true, agency: { select: { name: true } } },
      orderBy: { contractId: 'asc' },
      take: most,
    });
    await lockContracts(
      database,
      open.map(({ contractId }) => contractId),
    );
    // What was paid or taken back while this waited has ended.
    const ids = open.map(({ id }) => id);
    const ended = await database.$queryRaw<{ contractId: string }[]>`
      update collection_handover
      set ended_at = ${new Date()}, end_reason = ${reason}, ended_by_id = ${staff?.id ?? null}::uuid
      where id = any(${ids}::uuid[]) and ended_at is null returning contract_id as "contractId"`;
    const nameOf = new Map(open.map(({ agency, contractId }) => [contractId, agency.name]));
    await this.audit.noteAll(
      database,
      ended.map(({ contractId }) => ({
        ...{ action: 'take-back', resource: 'collections', recordId: contractId, actor: staff },
        details: changedFields({ agency: nameOf.get(contractId) }, { agency: null, reason }),
      })),
    );
    return ended.length;
  }

  /** Whoever stops contact or hands over waits at the customer's row, as a stop of one contract may be of all. */
  private async lock(database: Database, contractId: string): Promise<{ customerId: string }> {
    const contract = await database.contract.findUnique({ where: { id: contractId }, select: { customerId: true } });
    if (!contract) throw ProblemException.notFound();
    await database.$queryRaw`select id from customer where id = ${contract.customerId}::uuid for no key update`;
    return contract;
  }
}
