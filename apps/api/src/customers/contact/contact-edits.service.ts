import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ContactEdit } from '@flota/schemas';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { requireCurrent } from '../../platform/resources/record-version.js';
import { masked, maskedEmail } from '../../platform/text/masked.js';
import { Timeline } from '../../timeline/index.js';
import { EmailChanges } from '../links/email-changes.js';

/** What staff correct for a customer who calls. */
@Injectable()
export class ContactEdits {
  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly changes: EmailChanges,
    private readonly audit: Audit,
    private readonly timeline: Timeline,
  ) {}

  /**
   * The telephone at once; the address once its link is used, of which the present one hears, so that nobody of the staff takes an
   * account over by themselves. The log has what of them tells them apart, and no more.
   *
   * @throws ProblemException 404; 409 of a customer who was changed meanwhile; 422 of an address that is somebody else's; 429
   */
  async edit(staff: CurrentStaff, id: string, { email, phone, reason, updatedAt }: ContactEdit): Promise<void> {
    const known = await this.prisma.customer.findUnique({ where: { id }, select: { email: true } });
    if (!known) throw ProblemException.notFound();
    if (email !== known.email) await this.changes.admit(id);
    await this.outbox.commit(async (database, owe) => {
      // Two who write at once are both in the log, one after the other.
      await database.$queryRaw`select from customer where id = ${id}::uuid for update`;
      const customer = await database.customer.findUniqueOrThrow({ where: { id } });
      requireCurrent(customer, updatedAt);
      const isOtherEmail = email !== customer.email;
      const isOtherPhone = phone !== undefined && phone !== customer.phone;
      if (!isOtherEmail && !isOtherPhone) return;
      if (isOtherEmail) {
        const taken = await database.customer.findUnique({ where: { email }, select: { id: true } });
        if (taken) throw ProblemException.invalid([{ field: 'email', code: 'EMAIL.TAKEN' }]);
        await this.changes.ask(database, owe, { customerId: id, presentEmail: customer.email, email });
      }
      // Written even where only the address was asked for: whoever edits the same now is told that somebody did.
      await database.customer.update({ where: { id }, data: { phone: isOtherPhone ? phone : customer.phone } });
      await this.audit.write(database, staff, {
        action: 'edit-contact',
        resource: 'customers',
        recordId: id,
        before: {
          ...(isOtherPhone && { phone: customer.phone && masked(customer.phone) }),
          ...(isOtherEmail && { email: maskedEmail(customer.email) }),
        },
        after: {
          ...(isOtherPhone && { phone: masked(phone) }),
          ...(isOtherEmail && { email: maskedEmail(email) }),
          reason,
        },
      });
      const fact = { kind: 'contact_edited', phone: isOtherPhone, email: isOtherEmail, by: staff.name } as const;
      const told = { source: 'staff', reference: randomUUID(), at: new Date(), fact };
      await this.timeline.note(database, { kind: 'customers', id }, told);
    });
  }
}
