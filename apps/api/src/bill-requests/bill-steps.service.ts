import { Injectable } from '@nestjs/common';
import { BILL_REQUEST_STEPS, type billStateChangeSchema } from '@flota/schemas';
import type { z } from 'zod';
import { Audit } from '../platform/audit/audit.js';
import type { CurrentStaff } from '../platform/auth/current-user.js';
import type { Database } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { Events } from '../platform/events/events.js';
import { Notices } from '../platform/notices/notices.js';
import { Outbox, type Owe } from '../platform/outbox/outbox.js';
import { BillStepMail } from './bill-step.mail.js';

type StateChange = z.output<typeof billStateChangeSchema>;

/** Staff take a request from step to step. */
@Injectable()
export class BillStepsService {
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly events: Events,
    private readonly notices: Notices,
  ) {}

  /** The step, its date, the customer's mail and the audit entry: all or nothing. 409 when the request has moved. */
  async take(staff: CurrentStaff, id: string, change: StateChange): Promise<void> {
    await this.outbox.commit((database, owe) => this.store(database, owe, staff, id, change));
  }

  private async store(database: Database, owe: Owe, staff: CurrentStaff, id: string, change: StateChange) {
    const { state, from, note } = change;
    const request = await database.billRequest.findUnique({
      where: { id },
      include: { contract: { select: { customer: { select: { id: true, email: true, phone: true } } } } },
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
    await this.events.tell(database, 'bill-request.changed', {
      subject: { kind: 'bill-request', id },
      data: { billRequestId: id, contractId: request.contractId, folio: request.folio, state },
    });
    await this.notices.tell(database, owe, {
      kind: 'billRequests',
      customer: request.contract.customer,
      about: { kind: 'bill_request', id },
      mail: BillStepMail,
    });
  }
}

function refuseStep(): never {
  throw new ProblemException(409, 'BILL_REQUEST.STEP_REFUSED');
}
