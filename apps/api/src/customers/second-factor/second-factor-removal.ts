import { Injectable } from '@nestjs/common';
import type { SecurityEvent } from '../../platform/audit/security-event-names.js';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { CustomerFactors } from './customer-factors.js';
import { SecondFactorNoticeMail } from '../security/security-notice.mails.js';

const REMOVED: SecurityEvent = 'second-factor.removed';

/** What staff do for a customer whose second factor is lost, once they made sure of who asks. */
@Injectable()
export class SecondFactorRemoval {
  constructor(
    private readonly prisma: PrismaService,
    private readonly audit: Audit,
    private readonly sessions: Sessions,
    private readonly outbox: Outbox,
    private readonly factors: CustomerFactors,
  ) {}

  /**
   * Ends the sessions too: the telephone that was lost may still have one. The customer is told by mail, at once.
   * 409 when there is no second factor.
   */
  async remove(staff: CurrentStaff, id: string, reason: string): Promise<void> {
    const customer = await this.prisma.customer.findUnique({ where: { id }, select: { email: true } });
    if (!customer) throw ProblemException.notFound();
    await this.outbox.commit(async (database, owe) => {
      await this.factors.lock(database, id);
      if ((await this.factors.countIn(database, id)) === 0) throw new ProblemException(409, 'RESOURCE.CONFLICT');
      await database.customer.update({
        where: { id },
        data: { totpSecret: null, totpConfirmedAt: null, totpLastStep: null },
      });
      await database.customerPasskey.deleteMany({ where: { customerId: id } });
      await database.recoveryCode.deleteMany({ where: { customerId: id } });
      await this.sessions.endAllOf(id, 'second-factor-removed', { database });
      await this.audit.note(database, {
        action: REMOVED,
        resource: 'customers',
        recordId: id,
        actor: staff,
        details: { reason },
      });
      await owe(SecondFactorNoticeMail, { to: customer.email, about: { kind: 'customer', id } });
    });
  }
}
