import { Injectable } from '@nestjs/common';
import type { Lead, Prisma } from '@flota/prisma';
import type { LeadMove, LeadStage } from '@flota/schemas';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { LeadNotes } from './lead-notes.js';
import { LeadOwners } from './lead-owners.service.js';
import { lockedLead } from './locked-lead.js';

/** How a lead goes from one stage to another, by whoever. */
@Injectable()
export class LeadMoves {
  constructor(
    private readonly prisma: PrismaService,
    private readonly notes: LeadNotes,
    private readonly owners: LeadOwners,
    private readonly audit: Audit,
  ) {}

  /** 404; 409 when it is no longer in the stage it was seen in; 422 on `contract` when no contract has that number. */
  async move(staff: CurrentStaff, id: string, move: LeadMove): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const lead = await lockedLead(database, id);
      if (lead.stage !== move.from) throw new ProblemException(409, 'LEAD.MOVED');
      await this.change(database, { lead, move, staff });
    });
  }

  /**
   * Whom staff reached is contacted, where nobody had answered before, and is theirs, where nobody had it. Part of the caller's
   * transaction, which holds the lead.
   */
  async reached(database: Database, staff: CurrentStaff, lead: Lead): Promise<void> {
    if (lead.stage !== 'new') return;
    await this.owners.take(database, staff, lead);
    await this.change(database, { lead, move: { from: 'new', to: 'contacted' }, staff });
  }

  private async change(
    database: Database,
    { lead, move, staff }: { lead: Lead; move: LeadMove; staff: CurrentStaff },
  ): Promise<void> {
    const { from, to } = move;
    if (from === to) return;
    const contract = move.to === 'won' ? await contractOf(database, move.contract) : null;
    const lost = move.to === 'lost' ? { reason: move.reason, note: move.note } : { reason: null, note: '' };
    const data = { ...stageData(lead, to), contractId: contract?.id ?? null, ...lostData(lost) };
    await database.lead.update({ where: { id: lead.id }, data });
    await this.notes.add(database, lead.id, {
      kind: 'lead_moved',
      from,
      to,
      by: staff.name,
      contract: contract?.number ?? null,
      ...lost,
    });
    await this.audit.write(database, staff, {
      action: 'move',
      resource: 'leads',
      recordId: lead.id,
      before: { stage: from },
      after: { stage: to, ...(contract && { contract: contract.number }), ...(lost.reason && { reason: lost.reason }) },
    });
  }
}

const lostData = ({ reason, note }: { reason: string | null; note: string }) => ({
  lostReason: reason,
  lostNote: note,
});

/** Leaving the first stage is an answer; one that goes back there is owed one again. */
function stageData(lead: Lead, stage: LeadStage): Prisma.LeadUncheckedUpdateInput {
  const now = new Date();
  return { stage, stageAt: now, answeredAt: stage === 'new' ? null : (lead.answeredAt ?? now) };
}

async function contractOf(database: Database, number: string): Promise<{ id: string; number: string }> {
  const contract = await database.contract.findUnique({ where: { number }, select: { id: true, number: true } });
  if (!contract) throw ProblemException.invalid([{ field: 'contract', code: 'CONTRACT.UNKNOWN' }]);
  return contract;
}
