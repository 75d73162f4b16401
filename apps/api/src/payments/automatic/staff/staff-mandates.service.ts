import { Injectable } from '@nestjs/common';
import { Ledgers } from '../../../contracts/index.js';
import { Audit } from '../../../platform/audit/audit.js';
import type { CurrentStaff } from '../../../platform/auth/current-user.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import { ProblemException } from '../../../platform/errors/problem.exception.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { StopMandates } from '../mandates/stop-mandates.js';

/** What staff do to automatic payments: at their customer's word they end them, and nothing else. */
@Injectable()
export class StaffMandates {
  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly ledgers: Ledgers,
    private readonly audit: Audit,
    private readonly stopping: StopMandates,
  ) {}

  /** @throws ProblemException 409 where it has ended already */
  async end(staff: CurrentStaff, id: string): Promise<{ chargeUnderWay: boolean }> {
    const found = await this.prisma.automaticPayment.findUnique({ where: { id }, select: { contractId: true } });
    if (!found) throw ProblemException.notFound();
    return this.outbox.commit(async (database, owe) => {
      await this.ledgers.lock(database, [found.contractId]);
      const { state } = await database.automaticPayment.findUniqueOrThrow({ where: { id } });
      if (state === 'ended') throw new ProblemException(409, 'AUTOMATIC_PAYMENT.ENDED');
      const before = { state };
      const change = { action: 'end', resource: 'automatic-payments', recordId: id, before, after: { state: 'ended' } };
      await this.audit.write(database, staff, change);
      return this.stopping.end({ database, owe }, id, 'staff');
    });
  }
}
