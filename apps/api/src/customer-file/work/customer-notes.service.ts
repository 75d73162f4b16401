import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { LeadCall, TimelineFact } from '@flota/schemas';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Idempotency, type Repeatable } from '../../platform/idempotency/idempotency.js';
import { Timeline } from '../../timeline/index.js';

/** What staff say and do about a customer, as the stream tells it. */
@Injectable()
export class CustomerNotes {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly timeline: Timeline,
  ) {}

  /** 404 */
  async add(database: Database, customerId: string, fact: TimelineFact): Promise<void> {
    const told = { source: 'staff', reference: randomUUID(), at: new Date(), fact };
    if (await this.timeline.note(database, { kind: 'customers', id: customerId }, told)) return;
    throw ProblemException.notFound();
  }

  /** 404 */
  async note(staff: CurrentStaff, customerId: string, text: string, key?: string): Promise<void> {
    const request = { route: `POST /api/admin/customers/${customerId}/notes`, key, body: { text } };
    await this.addOnce(request, customerId, { kind: 'note', text, by: staff.name });
  }

  /** A call that staff made or took by a telephone of their own. 404. */
  async call(staff: CurrentStaff, customerId: string, { outcome, note }: LeadCall, key?: string): Promise<void> {
    const request = { route: `POST /api/admin/customers/${customerId}/calls`, key, body: { outcome, note } };
    await this.addOnce(request, customerId, { kind: 'call_noted', outcome, note, by: staff.name });
  }

  private async addOnce(request: Repeatable, customerId: string, fact: TimelineFact): Promise<void> {
    await this.idempotency.once(request, async (database) => {
      await this.add(database, customerId, fact);
      return customerId;
    });
  }
}
