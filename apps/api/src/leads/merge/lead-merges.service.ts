import { Injectable } from '@nestjs/common';
import { type Lead, Prisma } from '@flota/prisma';
import type { LeadDistinct, LeadMerge, MergedLead } from '@flota/schemas';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Events } from '../../platform/events/events.js';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { requireCurrent } from '../../platform/resources/record-version.js';
import { leadInclude, presentLead } from '../lead.presenter.js';
import { LeadNotes } from '../work/lead-notes.js';
import { formerOf, type MergedColumns, obstacleOf, storedTrace, takenFrom, traceOf } from './merge-trace.js';

/**
 * Two leads of one person become one. Nothing of the other is copied or moved but what was chosen: it stays where it is and is
 * read with the one that it is part of, so that separating them again is exact.
 */
@Injectable()
export class LeadMerges {
  constructor(
    private readonly prisma: PrismaService,
    private readonly notes: LeadNotes,
    private readonly audit: Audit,
    private readonly events: Events,
    private readonly encryption: FieldEncryption,
  ) {}

  /** What was merged into it, the last first. */
  async mergedInto(id: string): Promise<MergedLead[]> {
    const rows = await this.prisma.lead.findMany({
      where: { mergedIntoId: id },
      include: { ...leadInclude, mergedInto: true },
      orderBy: [{ mergedAt: 'desc' }, { id: 'desc' }],
    });
    return rows.flatMap(({ mergedInto: kept, ...merged }) =>
      kept
        ? {
            lead: presentLead(this.encryption, { ...merged, mergedInto: { id: kept.id, name: kept.name } }),
            mergedAt: (merged.mergedAt ?? merged.updatedAt).toISOString(),
            by: storedTrace(merged).by,
            obstacle: obstacleOf(kept, merged),
          }
        : [],
    );
  }

  /** 404; 409 when one of them changed since it was seen, or is part of another; 422 of one with itself. */
  async merge(staff: CurrentStaff, id: string, { updatedAt, other: seen, take }: LeadMerge): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const [kept, other] = await lockedPair(database, id, seen.id);
      if (kept.mergedIntoId !== null || other.mergedIntoId !== null) throw new ProblemException(409, 'LEAD.MERGED');
      requireCurrent(kept, updatedAt);
      requireCurrent(other, seen.updatedAt);
      const taken = takenFrom(kept, other, take);
      const followers = await database.lead.findMany({ where: { mergedIntoId: other.id }, select: { id: true } });
      const followerIds = followers.map((follower) => follower.id);
      await database.lead.update({ where: { id }, data: taken });
      await database.lead.updateMany({ where: { id: { in: followerIds } }, data: { mergedIntoId: id } });
      const mergeTrace = traceOf({ kept, taken, followers: followerIds, by: staff.name });
      const data = { mergedIntoId: id, mergedAt: new Date(), mergeTrace: { ...mergeTrace } };
      await database.lead.update({ where: { id: other.id }, data });
      await this.tell(database, staff, { kept, other, kind: 'merge', take });
    });
  }

  /** `id` is the one that was merged. 404; 409 when it is part of none, or something was built on it. */
  async unmerge(staff: CurrentStaff, id: string): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const seen = await database.lead.findUnique({ where: { id }, select: { mergedIntoId: true } });
      if (!seen) throw ProblemException.notFound();
      if (seen.mergedIntoId === null) throw new ProblemException(409, 'RESOURCE.CONFLICT');
      const [kept, other] = await lockedPair(database, seen.mergedIntoId, id);
      if (other.mergedIntoId !== kept.id) throw ProblemException.stale();
      const obstacle = obstacleOf(kept, other);
      if (obstacle) throw new ProblemException(409, obstacle);
      const { followers } = storedTrace(other);
      const former = await ofWhatIsThere(database, formerOf(other));
      await database.lead.update({ where: { id: kept.id }, data: former });
      const alone = { mergedIntoId: null, mergedAt: null, mergeTrace: Prisma.DbNull };
      await database.lead.update({ where: { id }, data: alone });
      await database.lead.updateMany({
        where: { id: { in: followers }, mergedIntoId: kept.id },
        data: { mergedIntoId: id },
      });
      await this.tell(database, staff, { kept, other, kind: 'unmerge', take: [] });
    });
  }

  /** They aren't offered as duplicates of each other any more, or are again. 404. */
  async tellApart(staff: CurrentStaff, id: string, { otherId, isDistinct }: LeadDistinct): Promise<void> {
    const [oneId = id, other = otherId] = [id, otherId].sort();
    await this.prisma.$transaction(async (database) => {
      await lockedPair(database, id, otherId, 'otherId');
      const pair = { oneId, otherId: other };
      const { count } = isDistinct
        ? await database.distinctLeads.createMany({ data: [pair], skipDuplicates: true })
        : await database.distinctLeads.deleteMany({ where: pair });
      if (count === 0) return;
      await this.audit.write(database, staff, {
        action: 'tell_apart',
        resource: 'leads',
        recordId: id,
        before: { distinctFrom: isDistinct ? null : otherId },
        after: { distinctFrom: isDistinct ? otherId : null },
      });
    });
  }

  private async tell(
    database: Database,
    staff: CurrentStaff,
    { kept, other, kind, take }: { kept: Lead; other: Lead; kind: 'merge' | 'unmerge'; take: readonly string[] },
  ): Promise<void> {
    const isMerge = kind === 'merge';
    const quote =
      other.quoteId && (await database.quote.findUnique({ where: { id: other.quoteId }, select: { folio: true } }));
    const folio = other.folio ?? (quote ? quote.folio : '');
    await this.notes.add(database, kept.id, {
      kind: isMerge ? 'lead_merged' : 'lead_unmerged',
      folio,
      name: other.name,
      by: staff.name,
    });
    const is = { merged: other.id, ...(take.length > 0 && { taken: take.join(', ') }) };
    await this.audit.write(database, staff, {
      action: kind,
      resource: 'leads',
      recordId: kept.id,
      before: isMerge ? {} : is,
      after: isMerge ? is : {},
    });
    await this.events.tell(database, isMerge ? 'lead.merged' : 'lead.unmerged', {
      subject: { kind: 'lead', id: kept.id },
      data: { leadId: kept.id, mergedLeadId: other.id },
    });
  }
}

/** Always in the same order, so that two who merge them the other way round wait for each other. */
async function lockedPair(
  database: Database,
  keptId: string,
  otherId: string,
  field = 'other.id',
): Promise<[kept: Lead, other: Lead]> {
  if (keptId === otherId) throw ProblemException.invalid([{ field, code: 'ID.INVALID' }]);
  await database.$queryRaw`
    SELECT FROM lead WHERE id IN (${keptId}::uuid, ${otherId}::uuid) ORDER BY id FOR UPDATE`;
  const leads = await database.lead.findMany({ where: { id: { in: [keptId, otherId] } } });
  const kept = leads.find(({ id }) => id === keptId);
  const other = leads.find(({ id }) => id === otherId);
  if (!kept || !other) throw ProblemException.notFound();
  return [kept, other];
}

/** Whom and what it named before may be gone by now. */
async function ofWhatIsThere(database: Database, former: MergedColumns): Promise<MergedColumns> {
  const { adviserId, ownerId, contractId } = former;
  const [adviser, owner, contract] = await Promise.all([
    adviserId ? database.adviser.count({ where: { id: adviserId } }) : 1,
    ownerId ? database.staffAccount.count({ where: { id: ownerId } }) : 1,
    contractId ? database.contract.count({ where: { id: contractId } }) : 1,
  ]);
  return {
    ...former,
    ...(adviser === 0 && { adviserId: null }),
    ...(owner === 0 && { ownerId: null }),
    ...(contract === 0 && { contractId: null }),
  };
}
