import { Injectable } from '@nestjs/common';
import type { EmailFate, SuppressionReason } from '@flota/prisma';
import { PrismaService } from '../database/prisma.service.js';
import { SuppressedMailboxes } from './suppressed-mailboxes.js';

/** What a transport tells of a mail that it took over. */
export interface MailNews {
  /** Of the mail's row. */
  id: string;
  /** Whose mailbox it is about. */
  to: string;
  at: Date;
  /** Nothing while it is on its way. */
  fate?: EmailFate;
  /** In the words of the mailbox's server. */
  reason?: string;
  /** Why nothing more is to be sent there. */
  suppress?: SuppressionReason;
}

/** What is worse stays, in whatever order it is told: a mail bounces after its server took it, and not the other way. */
const LESSER: Record<EmailFate, EmailFate[]> = {
  delivered: [],
  bounced: ['delivered'],
  complained: ['delivered', 'bounced'],
};

const MAX_REASON = 500;

/** Writes down what became of mails. Told twice or late it is the same. */
@Injectable()
export class MailFates {
  constructor(
    private readonly prisma: PrismaService,
    private readonly suppressed: SuppressedMailboxes,
  ) {}

  /** `false` when we know of no such mail to that mailbox. */
  async note({ id, to, at, fate, reason, suppress }: MailNews): Promise<boolean> {
    return this.prisma.$transaction(async (database) => {
      const email = await database.outboundEmail.findUnique({ where: { id }, select: { recipient: true } });
      if (email?.recipient.toLowerCase() !== to.toLowerCase()) return false;
      // The transport has it, though its answer was lost on the way to us: it must not leave a second time.
      await database.outboundEmail.updateMany({
        where: { id, sentAt: null, state: { in: ['pending', 'sending', 'failed'] } },
        data: { state: 'sent', sentAt: at, nextAttemptAt: null, lockedUntil: null, lastError: null },
      });
      if (fate) {
        await database.outboundEmail.updateMany({
          where: { id, OR: [{ fate: null }, { fate: { in: LESSER[fate] } }] },
          data: { fate, fateAt: at, fateReason: reason?.slice(0, MAX_REASON) ?? null },
        });
      }
      if (suppress) {
        await this.suppressed.add(database, { address: to, reason: suppress, detail: reason ?? null, at });
      }
      return true;
    });
  }
}
