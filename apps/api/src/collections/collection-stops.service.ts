import { Injectable } from '@nestjs/common';
import { dateColumn } from '@flota/prisma';
import { CONTACT_STOP_REASON_NAMES, type NewStop, todayInMexico } from '@flota/schemas';
import { Audit } from '../platform/audit/audit.js';
import type { CurrentStaff } from '../platform/auth/current-user.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { ContactStops } from '../platform/notices/contact-stops.js';
import { HandoversService } from './agencies/handovers.service.js';
import { lockContracts } from './lock-contracts.js';

/** "No contactar": nobody looks for them, and nothing goes out that asks for what is owed, until its last day or for good. */
@Injectable()
export class CollectionStopsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly stops: ContactStops,
    private readonly handovers: HandoversService,
    private readonly audit: Audit,
  ) {}

  /** 404; 409 where it is stopped already: whoever comes second waits at the customer's row. 422 for a day that has passed. */
  async stop(staff: CurrentStaff, contractId: string, { allContracts, note, reason, until }: NewStop): Promise<void> {
    const contract = await this.prisma.contract.findUnique({ where: { id: contractId } });
    if (!contract) throw ProblemException.notFound();
    if (until !== null && until < todayInMexico())
      throw ProblemException.invalid([{ field: 'until', code: 'DATE.IN_PAST' }]);
    const { customerId } = contract;
    await this.prisma.$transaction(async (database) => {
      await database.$queryRaw`select id from customer where id = ${customerId}::uuid for no key update`;
      if (await this.stops.current(database, { contractId, customerId }))
        throw new ProblemException(409, 'COLLECTION.STOPPED');
      const whose = allContracts ? { customerId } : { id: contractId };
      const contracts = await database.contract.findMany({ where: whose, select: { id: true } });
      await lockContracts(
        database,
        contracts.map(({ id }) => id),
      );
      await database.contactStop.create({
        data: {
          ...{ customerId, contractId: allContracts ? null : contractId, reason, note, setById: staff.id },
          until: until && dateColumn(until),
        },
      });
      // Whom nobody may look for no agency may look for either.
      await this.handovers.endIn(database, staff, { contract: whose }, CONTACT_STOP_REASON_NAMES[reason]);
      await this.audit.write(database, staff, {
        ...{ action: 'stop-contact', resource: 'collections', recordId: contractId },
        after: { stopReason: reason, allContracts, until },
      });
    });
  }

  /** 404, 409 where it is lifted already. */
  async lift(staff: CurrentStaff, id: string): Promise<void> {
    const stop = await this.prisma.contactStop.findUnique({ where: { id } });
    if (!stop) throw ProblemException.notFound();
    await this.prisma.$transaction(async (database) => {
      const { count } = await database.contactStop.updateMany({
        where: { id, liftedAt: null },
        data: { liftedAt: new Date(), liftedById: staff.id },
      });
      if (count === 0) throw new ProblemException(409, 'COLLECTION.STOP_LIFTED');
      await this.audit.write(database, staff, {
        action: 'lift-stop',
        ...(stop.contractId
          ? { resource: 'collections', recordId: stop.contractId }
          : { resource: 'customers', recordId: stop.customerId }),
      });
    });
  }
}
