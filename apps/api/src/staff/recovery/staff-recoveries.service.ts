import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { SecurityEvents } from '../../platform/audit/security-events.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { STAFF_FACTORS } from '../../platform/auth/second-factor/factor-tables.js';
import { SecondFactorTickets } from '../../platform/auth/second-factor/second-factor-tickets.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Outbox, type Owe } from '../../platform/outbox/outbox.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { type Limit, RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import { StaffRecoveryMail } from './staff-recovery.mail.js';

const USABLE_MS = 60 * 60_000;
const PER_ACCOUNT: Limit = { name: 'staff-recovery', points: 3, seconds: 24 * 3_600 };

/**
 * For staff who lost every second factor: they ask with their password, another administrator who knows that it is them
 * approves, and for an hour the password alone lets them set up a new one, and do nothing else.
 */
@Injectable()
export class StaffRecoveriesService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly tickets: SecondFactorTickets,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly limiter: RateLimiter,
    private readonly events: SecurityEvents,
  ) {}

  /** The password was right, which the ticket says. Asking again while one waits changes nothing. */
  async ask(ticket: string): Promise<void> {
    const { id: staffId, email } = await this.tickets.ownerOf(STAFF_FACTORS, ticket);
    const waiting = await this.prisma.staffRecovery.findFirst({ where: { staffId, state: 'asked' } });
    if (waiting) return;
    await this.limiter.consume(PER_ACCOUNT, staffId);
    await this.outbox
      .commit(async (database, owe) => {
        const { id } = await database.staffRecovery.create({ data: { staffId } });
        await tellAll(database, owe, { id, email });
      })
      .catch((error: Error & { code?: string }) => {
        // Asked twice at the same moment: the other one waits.
        if (error.code !== 'P2002') throw error;
      });
    await this.events.note('recovery.asked', { resource: 'staff', recordId: staffId, actor: { id: staffId, email } });
  }

  /** Whether the password alone lets them in now, to set up a second factor. */
  async isApproved(staffId: string): Promise<boolean> {
    const where = { staffId, state: 'approved', usableUntil: { gt: new Date() } } as const;
    return (await this.prisma.staffRecovery.count({ where })) > 0;
  }

  /** 403 for one's own, 409 when somebody decided it already. */
  async decide(admin: CurrentStaff, id: string, verdict: 'approved' | 'refused'): Promise<void> {
    const { staff } = await this.waiting(admin, id);
    await this.outbox.commit(async (database, owe) => {
      const now = new Date();
      const usableUntil = verdict === 'approved' ? new Date(now.getTime() + USABLE_MS) : null;
      const { count } = await database.staffRecovery.updateMany({
        where: { id, state: 'asked' },
        data: { state: verdict, decidedById: admin.id, decidedAt: now, usableUntil },
      });
      if (count === 0) throw new ProblemException(409, 'STAFF_RECOVERY.DECIDED');
      await this.audit.write(database, admin, {
        action: verdict === 'approved' ? 'recovery.approved' : 'recovery.refused',
        resource: 'staff-accounts',
        recordId: staff.id,
        before: { recovery: 'asked' },
        after: { recovery: verdict },
      });
      await tellAll(database, owe, { id, email: staff.email });
    });
  }

  private async waiting(admin: CurrentStaff, id: string) {
    const recovery = await this.prisma.staffRecovery.findUnique({ where: { id }, include: { staff: true } });
    if (!recovery) throw ProblemException.notFound();
    if (recovery.staffId === admin.id) throw new ProblemException(403, 'STAFF_RECOVERY.OWN');
    return recovery;
  }
}

/** The person and every administrator, so that none is approved behind anybody's back. */
async function tellAll(database: Database, owe: Owe, { id, email }: { id: string; email: string }): Promise<void> {
  const admins = await database.staffAccount.findMany({
    where: { role: 'admin', active: true },
    select: { email: true },
  });
  const recipients = new Set([email, ...admins.map((admin) => admin.email)]);
  for (const to of recipients) await owe(StaffRecoveryMail, { to, about: { kind: 'staff_recovery', id } });
}
