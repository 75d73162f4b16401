import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Prisma } from '@flota/prisma';
import { dateColumn, dayOfColumn } from '@flota/records';
import type { AdminRateChange, AdminRatePreview, RateProposal } from '@flota/schemas';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { newFolio } from '../../platform/crypto/folio.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import { lockPlan, nextNumber } from '../plan-versions.js';
import { presentChange, readRates, WHOLE_CHANGE, type WholeChange } from './rate-change.presenter.js';
import { type Proposed, RatePreviews } from './rate-previews.js';

/** Rates are proposed by one person and agreed to by another one; from their day on they are a version of the plan. */
@Injectable()
export class RateChangesService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly idempotency: Idempotency,
    private readonly previews: RatePreviews,
    private readonly audit: Audit,
  ) {}

  /** Waits for a second person, or is agreed to at once where that is not needed. The same key gets the same proposal. */
  async propose(
    staff: CurrentStaff,
    planSlug: string,
    proposal: RateProposal,
    key: string | undefined,
  ): Promise<AdminRateChange> {
    const request = { route: 'POST /api/admin/plans/:id/rate-changes', key, body: { planSlug, ...proposal } };
    const { id } = await this.idempotency.once(request, async (database) => {
      await lockPlan(database, planSlug);
      const proposed = await this.previews.propose(database, planSlug, proposal.rates, proposal.effectiveOn);
      requireProposable(proposed);
      const { approvalNeeded } = await database.rateSettings.findUniqueOrThrow({ where: { id: 1 } });
      const change = await database.rateChange.create({
        include: WHOLE_CHANGE,
        data: {
          folio: newFolio('rate-change'),
          planSlug,
          rates: proposal.rates,
          baseNumber: proposed.base.number,
          effectiveOn: dateColumn(proposed.day),
          reason: proposal.reason,
          needsApproval: approvalNeeded,
          makerId: staff.id,
        },
      });
      const { effectiveOn, reason } = proposal;
      await this.audit.write(database, staff, {
        action: 'propose',
        resource: 'rate-changes',
        recordId: change.id,
        after: { planSlug, effectiveOn, reason, approvalNeeded },
      });
      await database.rateDraft.deleteMany({ where: { planSlug, staffId: staff.id } });
      if (!approvalNeeded) await this.carryOut(database, staff, change, proposed, null);
      return change.id;
    });
    return this.show(id);
  }

  /** Of one that is there, beside what is in force on its day as it is now. */
  async previewOf(id: string): Promise<AdminRatePreview> {
    const { effectiveOn, planSlug, rates } = await this.known(this.prisma, id);
    return this.previews.preview(planSlug, readRates(rates), dayOfColumn(effectiveOn));
  }

  /** By a second person. 403 for its maker, 409 once it is decided, 422 where the plan's rules no longer allow it. */
  async approve(staff: CurrentStaff, id: string): Promise<AdminRateChange> {
    await this.prisma.$transaction(async (database) => {
      const change = await this.taken(database, id);
      if (change.makerId === staff.id) throw new ProblemException(403, 'RATE_CHANGE.OWN');
      const proposed = await this.previews.propose(
        database,
        change.planSlug,
        readRates(change.rates),
        dayOfColumn(change.effectiveOn),
      );
      requireProposable(proposed);
      await this.carryOut(database, staff, change, proposed, staff.id);
    });
    return this.show(id);
  }

  async reject(staff: CurrentStaff, id: string, note: string): Promise<AdminRateChange> {
    await this.prisma.$transaction(async (database) => {
      const change = await this.taken(database, id);
      if (change.makerId === staff.id) throw new ProblemException(403, 'RATE_CHANGE.OWN');
      const data = { state: 'rejected' as const, checkerId: staff.id, note, decidedAt: new Date() };
      await this.decide(database, staff, change, 'reject', data);
    });
    return this.show(id);
  }

  /** One that waits by its maker; one that is scheduled by whoever may propose: until its day nothing has changed. */
  async withdraw(staff: CurrentStaff, id: string): Promise<AdminRateChange> {
    await this.prisma.$transaction(async (database) => {
      const { planSlug } = await this.known(database, id);
      await lockPlan(database, planSlug);
      const change = await this.known(database, id);
      if (change.state === 'waiting') {
        if (change.makerId !== staff.id) throw ProblemException.forbidden();
      } else if (change.state === 'approved') {
        const { count } = await database.planVersion.updateMany({
          where: { rateChangeId: id, effectiveFrom: { gt: new Date() }, withdrawnAt: null },
          data: { withdrawnAt: new Date() },
        });
        if (count === 0) throw new ProblemException(409, 'RATE_CHANGE.IN_FORCE');
      } else {
        throw new ProblemException(409, 'RATE_CHANGE.DECIDED');
      }
      const data = { state: 'withdrawn' as const, withdrawnById: staff.id, decidedAt: change.decidedAt ?? new Date() };
      await this.decide(database, staff, change, 'withdraw', data);
    });
    return this.show(id);
  }

  async show(id: string): Promise<AdminRateChange> {
    return presentChange(await this.known(this.prisma, id));
  }

  /** The version that it becomes. The plan counts as changed, so that nobody saves over it what they read before. */
  private async carryOut(
    database: Database,
    staff: CurrentStaff,
    change: WholeChange,
    { after, at, day }: Proposed,
    checkerId: string | null,
  ): Promise<void> {
    const { id, maker, planSlug } = change;
    const sameDay = await database.planVersion.findFirst({
      where: { planSlug, effectiveFrom: at, withdrawnAt: null },
      select: { id: true },
    });
    if (sameDay) throw new ProblemException(409, 'RATE_CHANGE.DAY_TAKEN');
    const data = { state: 'approved' as const, checkerId, decidedAt: new Date() };
    await this.decide(database, staff, change, 'approve', data);
    const number = await nextNumber(database, planSlug);
    await database.planVersion.create({
      data: { planSlug, number, rules: after, effectiveFrom: at, createdBy: maker.email, rateChangeId: id },
    });
    await database.plan.update({ where: { slug: planSlug }, data: { updatedAt: new Date() } });
    await this.audit.write(database, staff, {
      action: 'schedule-rates',
      resource: 'plans',
      recordId: planSlug,
      after: { version: number, effectiveOn: day },
    });
  }

  private async decide(
    database: Database,
    staff: CurrentStaff,
    { id, state }: WholeChange,
    action: 'approve' | 'reject' | 'withdraw',
    data: Prisma.RateChangeUncheckedUpdateInput & { note?: string },
  ): Promise<void> {
    await database.rateChange.update({ where: { id }, data });
    const after = { state: data.state, ...(data.note !== undefined && { note: data.note }) };
    await this.audit.write(database, staff, {
      action,
      resource: 'rate-changes',
      recordId: id,
      before: { state },
      after,
    });
  }

  /** One that waits, with its plan locked: of two people at the same moment the second finds it decided. */
  private async taken(database: Database, id: string): Promise<WholeChange> {
    const { planSlug } = await this.known(database, id);
    await lockPlan(database, planSlug);
    const change = await this.known(database, id);
    if (change.state !== 'waiting') throw new ProblemException(409, 'RATE_CHANGE.DECIDED');
    return change;
  }

  private async known(database: Database, id: string): Promise<WholeChange> {
    const change = await database.rateChange.findUnique({ where: { id }, include: WHOLE_CHANGE });
    if (!change) throw ProblemException.notFound();
    return change;
  }
}

function requireProposable({ after, before, faults }: Proposed): void {
  if (faults.length > 0) throw ProblemException.invalid(faults);
  if (isDeepStrictEqual(before.rates, after.rates)) {
    throw ProblemException.invalid([{ field: 'rates', code: 'RATES.UNCHANGED' }]);
  }
}
