import { Injectable } from '@nestjs/common';
import { type policyDecisionSchema, POLICY_SUBMISSION_OPEN } from '@flota/schemas';
import type { z } from 'zod';
import { Audit } from '../platform/audit/audit.js';
import type { CurrentStaff } from '../platform/auth/current-user.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { Notices } from '../platform/notices/notices.js';
import { Outbox } from '../platform/outbox/outbox.js';
import { PolicyDecisionMail } from './policy-submission.mails.js';

type Decision = z.output<typeof policyDecisionSchema>;

/** Staff take policies into review, and accept or reject them. */
@Injectable()
export class PolicyDecisions {
  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly notices: Notices,
  ) {}

  /**
   * The decision, the policy that counts from now on, the customer's mail and the audit entry: all or nothing. 409 when it was
   * decided, or when another contract has that policy.
   */
  async decide(staff: CurrentStaff, id: string, { decision, reason }: Decision): Promise<void> {
    const found = await this.prisma.policySubmission.findUnique({ where: { id }, select: { contractId: true } });
    if (!found) throw ProblemException.notFound();
    await this.outbox.commit(async (database, owe) => {
      // The contract first, as whoever sends one in locks it.
      await database.$queryRaw`select 1 from contract where id = ${found.contractId}::uuid for update`;
      const submission = await database.policySubmission.findUniqueOrThrow({
        where: { id },
        include: { contract: { include: { customer: { select: { id: true, email: true, phone: true } } } } },
      });
      const isNext = decision === 'in_review' ? submission.state === 'received' : isOpen(submission.state);
      if (!isNext) throw new ProblemException(409, 'POLICY.DECIDED');
      await database.policySubmission.update({
        where: { id },
        data: {
          state: decision,
          reason: decision === 'rejected' ? reason : null,
          decidedById: staff.id,
          events: { create: { state: decision } },
        },
      });
      if (decision === 'accepted') {
        const { insurer, number, contractId, coverage, startsOn, endsOn, premium, fileId } = submission;
        const known = await database.policy.findUnique({ where: { insurer_number: { insurer, number } } });
        if (known && known.contractId !== contractId) throw new ProblemException(409, 'POLICY.OF_ANOTHER');
        const policy = { contractId, coverage, startsOn, endsOn, premium, fileId };
        await database.policy.upsert({
          where: { insurer_number: { insurer, number } },
          create: { insurer, number, ...policy },
          update: policy,
        });
      }
      await this.audit.write(database, staff, {
        action: 'decision',
        resource: 'policy-submissions',
        recordId: id,
        before: { state: submission.state },
        after: { state: decision, ...(reason && { reason }) },
      });
      if (decision === 'in_review') return;
      await this.notices.tell(database, owe, {
        kind: 'policies',
        customer: submission.contract.customer,
        about: { kind: 'policy_submission', id },
        mail: PolicyDecisionMail,
      });
    });
  }
}

const isOpen = (state: string): boolean => POLICY_SUBMISSION_OPEN.some((open) => open === state);
