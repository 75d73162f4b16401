import { Injectable } from '@nestjs/common';
import { BILL_REQUEST_STEPS, type billStateChangeSchema } from '@flota/schemas';
import type { z } from 'zod';
import { Audit } from '../platform/audit/audit.js';
import type { CurrentStaff } from '../platform/auth/current-user.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { Outbox } from '../platform/outbox/outbox.js';
import { billStepEmail } from './bill-request-emails.js';

type StateChange = z.output<typeof billStateChangeSchema>;

/** Staff take a request from step to step. */
@Injectable()
export class BillStepsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** The step, its date, the customer's mail and the audit entry: all or nothing. 409 when the request has moved. */
  async take(staff: CurrentStaff, id: string, change: StateChange): Promise<void> {
    const emailId = await this.prisma.$transaction((database) => this.store(database, staff, id, change));
    this.outbox.announce(emailId);
  }

  private async store(database: Database, staff: CurrentStaff, id: string, change: StateChange): Promise<string> {
    const { state, from, note } = change;
    const request = await database.billRequest.findUnique({
      where: { id },
      include: { contract: { select: { customer: { select: { email: true } } } } },
    });
    if (!request) throw ProblemException.notFound();
    if ((from && from !== request.state) || !BILL_REQUEST_STEPS[request.state].includes(state)) refuseStep();
    if (state === 'sent_to_distributor' && !request.distributorSlug) {
      throw ProblemException.invalid([{ field: 'state', code: 'DISTRIBUTOR.REQUIRED' }]);
    }
    const reason = state === 'rejected' ? note : null;
    const paper = change.paper ?? request.paper;
    const { count } = await database.billRequest.updateMany({
      where: { id, state: request.state, distributorSlug: request.distributorSlug },
      data: { state, reason, paper },
    });
    if (count === 0) refuseStep();
    await database.billRequestEvent.create({ data: { requestId: id, state, note } });
    await this.audit.write(database, staff, {
      action: 'state',
      resource: 'bill-requests',
      recordId: id,
      before: { state: request.state, paper: request.paper },
      after: { state, paper, ...(note && { note }) },
    });
    return this.outbox.owe(database, billStepEmail, {
      recipient: request.contract.customer.email,
      billRequestId: id,
    });
  }
}

function refuseStep(): never {
  throw new ProblemException(409, 'BILL_REQUEST.STEP_REFUSED');
}
