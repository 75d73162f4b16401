import { Injectable } from '@nestjs/common';
import { BILL_REQUEST_STEPS, type billStateChangeSchema } from '@flota/schemas';
import type { z } from 'zod';
import { Audit } from '../platform/audit/audit.js';
import type { CurrentStaff } from '../platform/auth/current-user.js';
import type { Database } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { Outbox, type Owe } from '../platform/outbox/outbox.js';
import { BillMoves, MOVED, refuseStep } from './bill-moves.js';

type StateChange = z.output<typeof billStateChangeSchema>;

/** Staff take a request from step to step. */
@Injectable()
export class BillStepsService {
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly moves: BillMoves,
  ) {}

  /** The step, its date, the customer's mail and the audit entry: all or nothing. 409 when the request has moved. */
  async take(staff: CurrentStaff, id: string, change: StateChange): Promise<void> {
    await this.outbox.commit((database, owe) => this.store(database, owe, staff, id, change));
  }

  private async store(database: Database, owe: Owe, staff: CurrentStaff, id: string, change: StateChange) {
    const { state, from, note } = change;
    const request = await database.billRequest.findUnique({ where: { id }, include: MOVED });
    if (!request) throw ProblemException.notFound();
    if ((from && from !== request.state) || !BILL_REQUEST_STEPS[request.state].includes(state)) refuseStep();
    if (state === 'sent_to_distributor' && !request.distributorSlug) {
      throw ProblemException.invalid([{ field: 'state', code: 'DISTRIBUTOR.REQUIRED' }]);
    }
    const reason = state === 'rejected' ? note : null;
    const paper = change.paper ?? request.paper;
    await this.moves.move(database, owe, request, { state, note, data: { reason, paper } });
    // They went on without it.
    await database.billCorrection.updateMany({
      where: { requestId: id, mendedAt: null, droppedAt: null },
      data: { droppedAt: new Date() },
    });
    await this.audit.write(database, staff, {
      action: 'state',
      resource: 'bill-requests',
      recordId: id,
      before: { state: request.state, paper: request.paper },
      after: { state, paper, ...(note && { note }) },
    });
  }
}
