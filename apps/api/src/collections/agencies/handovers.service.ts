import { Injectable } from '@nestjs/common';
import { dateColumn } from '@flota/prisma';
import { type NewHandover, todayInMexico } from '@flota/schemas';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { ContactStops } from '../../platform/notices/contact-stops.js';
import { covers } from './in-force.js';

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
   * @throws ProblemException 404; 409 where it is stopped, not behind or with an agency already; 422 for a day that has passed, or an
   *   agency that has no contract on it
   */
  async give(staff: CurrentStaff, contractId: string, { agencyId, fromOn, reason }: NewHandover): Promise<void> {
    if (fromOn < todayInMexico()) throw ProblemException.invalid([{ field: 'fromOn', code: 'DATE.IN_PAST' }]);
    await this.prisma.$transaction(async (database) => {
      const { customerId } = await this.lock(database, contractId);
      const agency = await database.collectionAgency.findUnique({ where: { id: agencyId } });
      if (!agency || !covers(agency, fromOn))
        throw ProblemException.invalid([{ field: 'agencyId', code: 'CHOICE.UNKNOWN' }]);
      if (await this.stops.current(database, { contractId, customerId }))
        throw new ProblemException(409, 'COLLECTION.STOPPED');
      // Waits for who pays it at this moment: what is paid has nothing to be collected.
      const behind = await database.$queryRaw<object[]>`
        select 1 from collection_case where contract_id = ${contractId}::uuid for update`;
      if (behind.length === 0) throw new ProblemException(409, 'COLLECTION.NOT_BEHIND');
      if (await database.collectionHandover.findFirst({ where: { contractId, endedAt: null } }))
        throw new ProblemException(409, 'COLLECTION.HANDED_OVER');
      await database.collectionHandover.create({
        data: { contractId, agencyId, reason, byId: staff.id, fromOn: dateColumn(fromOn) },
      });
      await this.audit.write(database, staff, {
        ...{ action: 'hand-over', resource: 'collections', recordId: contractId },
        after: { agency: agency.name, fromOn, reason },
      });
    });
  }

  /** 404; 409 where no agency has it, as whoever took it back first did. */
  async takeBack(staff: CurrentStaff, contractId: string, reason: string): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      await this.lock(database, contractId);
      if ((await this.endIn(database, staff, { contractId }, reason)) === 0)
        throw new ProblemException(409, 'COLLECTION.NOT_HANDED_OVER');
    });
  }

  /** Takes back whatever agencies have of these, in the transaction of who holds the customer's row. */
  async endIn(
    database: Database,
    staff: CurrentStaff,
    whose: { contractId: string } | { contract: { customerId: string } },
    reason: string,
  ): Promise<number> {
    const open = await database.collectionHandover.findMany({
      where: { ...whose, endedAt: null },
      include: { agency: { select: { name: true } } },
    });
    for (const { agency, contractId, id } of open) {
      await database.collectionHandover.update({
        where: { id },
        data: { endedAt: new Date(), endReason: reason, endedById: staff.id },
      });
      await this.audit.write(database, staff, {
        ...{ action: 'take-back', resource: 'collections', recordId: contractId },
        before: { agency: agency.name },
        after: { agency: null, reason },
      });
    }
    return open.length;
  }

  /** Whoever stops contact or hands over waits at the customer's row, as a stop of one contract may be of all. */
  private async lock(database: Database, contractId: string): Promise<{ customerId: string }> {
    const contract = await database.contract.findUnique({ where: { id: contractId }, select: { customerId: true } });
    if (!contract) throw ProblemException.notFound();
    await database.$queryRaw`select id from customer where id = ${contract.customerId}::uuid for no key update`;
    return contract;
  }
}
