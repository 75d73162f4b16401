import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { TimelineFact } from '@flota/schemas';
import type { Database } from '../../platform/database/prisma.service.js';
import { Timeline } from '../../timeline/index.js';

/** What staff do with a lead, as its timeline tells it. */
@Injectable()
export class LeadNotes {
  constructor(private readonly timeline: Timeline) {}

  async add(database: Database, leadId: string, fact: TimelineFact): Promise<void> {
    const told = { source: 'staff', reference: randomUUID(), at: new Date(), fact };
    await this.timeline.note(database, { kind: 'leads', id: leadId }, told);
  }
}
