import { Injectable } from '@nestjs/common';
import type { LeadDetails, ShareFacts } from '@flota/schemas';
import type { Database } from '../../platform/database/prisma.service.js';
import { answerDueAt } from '../../platform/calendar/answer-clock.js';
import { PRESENT, type Taker, WorkSharing } from '../../work-sharing/index.js';
import { LEAD_ROLES } from './lead-roles.js';
import { LeadNotes } from './lead-notes.js';

/** What becomes of a lead as it comes in: by when somebody has to answer, and whose it is by a rule, or else where they are given in turn. */
@Injectable()
export class LeadArrivals {
  constructor(
    private readonly notes: LeadNotes,
    private readonly sharing: WorkSharing,
  ) {}

  /** In the transaction that makes the lead, or opens it again; whose it is already, it stays. */
  async place(database: Database, leadId: string): Promise<void> {
    const rule = await database.leadSettings.findUniqueOrThrow({ where: { id: 1 } });
    const { ownerId } = await database.lead.update({
      where: { id: leadId },
      data: { answerDueAt: answerDueAt(new Date(), rule), answeredAt: null },
      select: { ownerId: true },
    });
    if (ownerId !== null) return;
    const byRule = await this.sharing.next(database, 'leads', await factsOf(database, leadId));
    const owner = byRule ?? (rule.sharesInTurn ? await nextTaker(database) : undefined);
    if (owner) await this.give(database, leadId, owner);
  }

  private async give(database: Database, leadId: string, owner: Taker): Promise<void> {
    await database.lead.update({ where: { id: leadId }, data: { ownerId: owner.id } });
    await this.notes.add(database, leadId, { kind: 'lead_given', to: owner.name, by: null });
  }
}

/** Who waited longest. Of leads that come at once each waits for the one before, so that nobody gets two. */
async function nextTaker(database: Database): Promise<Taker | undefined> {
  await database.$queryRaw`SELECT FROM lead_settings WHERE id = 1 FOR UPDATE`;
  const taker = await database.leadTaker.findFirst({
    where: { staff: { active: true, role: { in: [...LEAD_ROLES] }, ...PRESENT() } },
    orderBy: [{ lastGivenAt: 'asc' }, { staffId: 'asc' }],
    select: { staff: { select: { id: true, name: true } } },
  });
  if (!taker) return undefined;
  // Later than everybody's, though two should come within a millisecond.
  await database.$executeRaw`
    UPDATE lead_taker SET last_given_at =
      greatest(clock_timestamp(), (SELECT max(last_given_at) + interval '1 millisecond' FROM lead_taker))
    WHERE staff_id = ${taker.staff.id}::uuid`;
  return taker.staff;
}

/** What rules can go by: what the quote is of, else what they said in the form. */
async function factsOf(database: Database, id: string): Promise<ShareFacts> {
  const dealer = { select: { slug: true, stateId: true } } as const;
  const { adviser, details, kind, quote } = await database.lead.findUniqueOrThrow({
    where: { id },
    select: {
      ...{ kind: true, details: true },
      adviser: { select: { distributor: dealer } },
      quote: { select: { planSlug: true, distributor: dealer } },
    },
  });
  const { plan, stateId } = details as LeadDetails;
  const distributor = quote?.distributor ?? adviser?.distributor;
  return {
    kinds: kind,
    plans: quote?.planSlug ?? plan,
    states: stateId ?? distributor?.stateId,
    distributors: distributor?.slug,
  };
}
