import { Injectable } from '@nestjs/common';
import type { SuppressionReason } from '@flota/prisma';
import { type Actor, Audit } from '../audit/audit.js';
import { type Database, PrismaService } from '../database/prisma.service.js';
import { ProblemException } from '../errors/problem.exception.js';

export const SUPPRESSED_MAILBOXES = 'suppressed-mailboxes';

interface Suppression {
  address: string;
  reason: SuppressionReason;
  /** In the words of the mailbox's server. */
  detail: string | null;
  at: Date;
}

const MAX_DETAIL = 500;

/** Mailboxes that mail comes back from. They get none but what must be, until staff lift it (decision 060). */
@Injectable()
export class SuppressedMailboxes {
  constructor(
    private readonly prisma: PrismaService,
    private readonly audit: Audit,
  ) {}

  async has(address: string): Promise<boolean> {
    return (await this.since(address)) !== null;
  }

  /** Since when mail comes back from there; `null` where it doesn't. */
  async since(address: string, database: Database = this.prisma): Promise<Date | null> {
    const found = await database.suppressedMailbox.findFirst({
      where: { address: address.toLowerCase(), liftedAt: null },
      select: { since: true },
    });
    return found?.since ?? null;
  }

  /** The first reason stays; what happened before staff lifted it, and is told only now, changes nothing. */
  async add(database: Database, { address, reason, detail, at }: Suppression): Promise<void> {
    const key = { address: address.toLowerCase() };
    const facts = { reason, detail: detail?.slice(0, MAX_DETAIL) ?? null, since: at };
    await database.suppressedMailbox.createMany({ data: [{ ...key, ...facts }], skipDuplicates: true });
    await database.suppressedMailbox.updateMany({
      where: { ...key, liftedAt: { lt: at } },
      data: { ...facts, liftedAt: null },
    });
  }

  /** Mail goes there again: what is owed from now on, and what staff send again. */
  async lift(staff: Actor, id: string): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const mailbox = await database.suppressedMailbox.findUnique({ where: { id } });
      if (!mailbox) throw ProblemException.notFound();
      const { count } = await database.suppressedMailbox.updateMany({
        where: { id, liftedAt: null },
        data: { liftedAt: new Date() },
      });
      if (count === 0) return;
      await this.audit.write(database, staff, {
        action: 'lift',
        resource: SUPPRESSED_MAILBOXES,
        recordId: id,
        before: { reason: mailbox.reason },
        after: { reason: null },
      });
    });
  }
}
