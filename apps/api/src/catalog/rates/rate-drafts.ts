import { Injectable } from '@nestjs/common';
import { dateColumn, dayOfColumn } from '@flota/records';
import { type AdminPlanRates, type RateDraftWrite, todayInMexico } from '@flota/schemas';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { requireCurrentOrNone } from '../../platform/resources/record-version.js';
import { lockPlan, scheduledAfter } from '../plan-versions.js';
import { presentChangeRow, readRates, WHOLE_CHANGE } from './rate-change.presenter.js';

/** What somebody is still working on, and what is on its way; a draft is its author's alone. */
@Injectable()
export class RateDrafts {
  constructor(private readonly prisma: PrismaService) {}

  async read({ id: staffId }: CurrentStaff, planSlug: string): Promise<AdminPlanRates> {
    const plan = await this.prisma.plan.findUnique({
      where: { slug: planSlug },
      select: {
        rateDrafts: { where: { staffId } },
        rateChanges: { where: { state: 'waiting' }, include: WHOLE_CHANGE, orderBy: { createdAt: 'asc' } },
        versions: { where: scheduledAfter(new Date()), orderBy: [{ effectiveFrom: 'asc' }, { number: 'asc' }] },
      },
    });
    if (!plan) throw ProblemException.notFound();
    const { approvalNeeded } = await this.prisma.rateSettings.findUniqueOrThrow({ where: { id: 1 } });
    const [draft] = plan.rateDrafts;
    return {
      approvalNeeded,
      today: todayInMexico(),
      draft: draft
        ? {
            rates: readRates(draft.rates),
            effectiveOn: draft.effectiveOn && dayOfColumn(draft.effectiveOn),
            reason: draft.reason,
            updatedAt: draft.updatedAt.toISOString(),
          }
        : null,
      scheduled: plan.versions.map(({ effectiveFrom, number, rateChangeId }) => ({
        number,
        effectiveFrom: effectiveFrom.toISOString(),
        changeId: rateChangeId,
      })),
      waiting: plan.rateChanges.map(presentChangeRow),
    };
  }

  /** From the version that was read: one's own other window is told, not overwritten. */
  async keep(
    { id: staffId }: CurrentStaff,
    planSlug: string,
    { effectiveOn, rates, reason, updatedAt }: RateDraftWrite,
  ): Promise<{ updatedAt: string }> {
    const key = { planSlug_staffId: { planSlug, staffId } };
    return this.prisma.$transaction(async (database) => {
      if (!(await database.plan.findUnique({ where: { slug: planSlug } }))) throw ProblemException.notFound();
      await lockPlan(database, planSlug);
      requireCurrentOrNone(await database.rateDraft.findUnique({ where: key }), updatedAt);
      const data = { rates, reason, effectiveOn: effectiveOn === null ? null : dateColumn(effectiveOn) };
      const kept = await database.rateDraft.upsert({
        where: key,
        create: { planSlug, staffId, ...data },
        update: data,
      });
      return { updatedAt: kept.updatedAt.toISOString() };
    });
  }

  async discard({ id: staffId }: CurrentStaff, planSlug: string): Promise<void> {
    await this.prisma.rateDraft.deleteMany({ where: { planSlug, staffId } });
  }
}
