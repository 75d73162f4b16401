import { Injectable } from '@nestjs/common';
import type { BillRequest, Prisma } from '@flota/prisma';
import type { BillRequestState } from '@flota/schemas';
import type { Database } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { Events } from '../platform/events/events.js';
import { Notices } from '../platform/notices/notices.js';
import type { Owe } from '../platform/outbox/outbox.js';
import { billDueAt } from './bill-clock.js';
import { BillStepMail } from './bill-step.mail.js';

/** Of a request, what a step needs to know: its customer, who is told of it. */
export const MOVED = {
  contract: { select: { customer: { select: { id: true, email: true, phone: true } } } },
} satisfies Prisma.BillRequestInclude;

type MovedRequest = Prisma.BillRequestGetPayload<{ include: typeof MOVED }>;

interface Move {
  state: BillRequestState;
  /** For the customer. */
  note?: string;
  data?: Partial<Pick<BillRequest, 'reason' | 'paper'>>;
}

/** What belongs to every step of a request, whoever takes it: the date, the clock, the customer's notice and the event. */
@Injectable()
export class BillMoves {
  constructor(
    private readonly events: Events,
    private readonly notices: Notices,
  ) {}

  /** In the caller's transaction. 409 when the request isn't any more as it was read. */
  async move(database: Database, owe: Owe, request: MovedRequest, { state, note = '', data }: Move): Promise<void> {
    const { id, contractId, distributorSlug, folio } = request;
    const { count } = await database.billRequest.updateMany({
      where: { id, state: request.state, distributorSlug },
      data: { ...data, state, stepDueAt: await billDueAt(database, state) },
    });
    if (count === 0) refuseStep();
    await database.billRequestEvent.create({ data: { requestId: id, state, note } });
    await this.events.tell(database, 'bill-request.changed', {
      subject: { kind: 'bill-request', id },
      data: { billRequestId: id, contractId, folio, state },
    });
    await this.notices.tell(database, owe, {
      kind: 'billRequests',
      customer: request.contract.customer,
      about: { kind: 'bill_request', id },
      mail: BillStepMail,
    });
  }
}

export function refuseStep(): never {
  throw new ProblemException(409, 'BILL_REQUEST.STEP_REFUSED');
}
