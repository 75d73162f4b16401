import { Injectable } from '@nestjs/common';
import { type LeadStage, type LostReason, PROSPECT_STATES, type ProspectState } from '@flota/schemas';
import { z } from 'zod';
import { Audit } from '../../platform/audit/audit.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { Timeline } from '../../timeline/index.js';
import { referenceSchema } from '../notices/reference.js';
import { crmConnector } from './crm.connector.js';

/** What the CRM tells: where a prospect stands now. */
export const prospectChangedSchema = z.object({
  type: z.literal('prospect.changed'),
  data: z.object({
    reference: referenceSchema,
    state: z.enum(PROSPECT_STATES),
    note: z.string().trim().max(2_000).nullish(),
    at: z.iso.datetime({ offset: true }),
  }),
});

/** What it means for the lead here; staff may have gone further by themselves. */
const STAGES_BEFORE: Record<ProspectState, LeadStage[]> = {
  new: [],
  contacted: ['new'],
  qualified: ['new', 'contacted'],
  won: ['new', 'contacted', 'qualified'],
  lost: ['new', 'contacted', 'qualified'],
};

@Injectable()
export class CrmNotices {
  constructor(
    private readonly prisma: PrismaService,
    private readonly timeline: Timeline,
    private readonly audit: Audit,
  ) {}

  /** Notes it, and moves the lead on. Answers whether it was new, of somebody who is still here. */
  take(id: string, { data }: z.output<typeof prospectChangedSchema>): Promise<boolean> {
    const { reference: record, state, note, at } = data;
    return this.prisma.$transaction(async (database) => {
      const fact = { kind: 'prospect_changed', state, note: note || null } as const;
      const told = { source: crmConnector.name, reference: `notice:${id}`, at: new Date(at), fact };
      if (!(await this.timeline.note(database, record, told))) return false;
      if (record.kind === 'leads') await this.moveOn(database, record.id, state);
      return true;
    });
  }

  private async moveOn(database: Database, id: string, stage: ProspectState): Promise<void> {
    const told = await database.lead.findUnique({ where: { id }, select: { mergedIntoId: true } });
    // What became part of another is worked there.
    const worked = told?.mergedIntoId ?? id;
    const where = { id: worked, stage: { in: STAGES_BEFORE[stage] } };
    const now = new Date();
    // Which contract it became, and why it was lost, the CRM knows.
    const data = { stage, stageAt: now, lostReason: stage === 'lost' ? ('other' satisfies LostReason) : null };
    const { count } = await database.lead.updateMany({ where, data });
    if (count === 0) return;
    await database.lead.updateMany({ where: { id: worked, answeredAt: null }, data: { answeredAt: now } });
    const details = { stage, by: crmConnector.name };
    await this.audit.note(database, { action: 'edit', resource: 'leads', recordId: worked, details });
  }
}
