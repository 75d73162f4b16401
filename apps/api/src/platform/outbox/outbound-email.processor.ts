import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import type { OutboundEmail } from '@flota/prisma';
import type { Job } from 'bullmq';
import { PrismaService } from '../database/prisma.service.js';
import { Mailer, MailRefusedError } from '../mail/mailer.js';
import { EmailComposers } from './email-composers.js';
import { LEASE_MS, outboundEmailJob, retryDelayMs } from './outbound-email.js';

/**
 * Sends what is owed, of every kind: a mail is sent by one worker at a time, once, and again only after a failure or when
 * the worker that had it died.
 */
@Processor(outboundEmailJob.name, { concurrency: 8 })
export class OutboundEmailProcessor extends WorkerHost {
  private readonly logger = new Logger('OutboundEmail');

  constructor(
    private readonly prisma: PrismaService,
    private readonly mailer: Mailer,
    private readonly composers: EmailComposers,
  ) {
    super();
  }

  async process(job: Job<{ outboundEmailId: string }>): Promise<void> {
    const email = await this.claim(job.data.outboundEmailId);
    if (!email) return;
    const renewal = setInterval(() => void this.renew(email), LEASE_MS / 3);
    try {
      const sent = await this.send(email).catch((error: unknown) => this.noteFailure(email, error));
      if (sent) await this.noteSent(email.id, sent);
    } finally {
      clearInterval(renewal);
    }
  }

  /** Takes the mail if it is due; `null` when it is sent, given up or in another worker's hands. */
  private async claim(id: string): Promise<OutboundEmail | null> {
    const now = new Date();
    const [email] = await this.prisma.outboundEmail.updateManyAndReturn({
      where: {
        id,
        OR: [
          { state: 'pending', nextAttemptAt: { lte: now } },
          { state: 'sending', lockedUntil: { lt: now } },
        ],
      },
      data: { state: 'sending', attempts: { increment: 1 }, lockedUntil: new Date(now.getTime() + LEASE_MS) },
    });
    return email ?? null;
  }

  private async send(email: OutboundEmail): Promise<{ subject: string; messageId: string }> {
    const mail = await this.composers.compose(email);
    const messageId = `<${email.id}@flota>`;
    await this.mailer.send({ ...mail, to: email.recipient, messageId });
    return { subject: mail.subject, messageId };
  }

  /** Apart from sending: a database that fails here must not make the mail count as unsent any sooner than its lease ends. */
  private async noteSent(id: string, sent: { subject: string; messageId: string }): Promise<void> {
    await this.prisma.outboundEmail.update({
      where: { id },
      data: { ...sent, state: 'sent', sentAt: new Date(), lastError: null, nextAttemptAt: null, lockedUntil: null },
    });
  }

  private async renew({ id, attempts }: OutboundEmail): Promise<void> {
    await this.prisma.outboundEmail
      .updateMany({ where: { id, attempts, state: 'sending' }, data: { lockedUntil: new Date(Date.now() + LEASE_MS) } })
      .catch((error: unknown) => this.logger.warn({ err: error, outboundEmailId: id }, 'Lease not renewed'));
  }

  private async noteFailure(email: OutboundEmail, error: unknown): Promise<null> {
    const final = error instanceof MailRefusedError || email.giveUpAt < new Date();
    const { message, code } =
      error instanceof Error ? (error as Error & { code?: string }) : { message: String(error), code: undefined };
    // The message may quote the address: it goes to the row that staff see, and not to the log.
    this.logger.warn(
      { outboundEmailId: email.id, kind: email.kind, attempts: email.attempts, final, code },
      'Mail not sent',
    );
    await this.prisma.outboundEmail.updateMany({
      // Unless another worker took it over meanwhile: then it is that one's to say how it went.
      where: { id: email.id, attempts: email.attempts, state: 'sending' },
      data: {
        state: final ? 'failed' : 'pending',
        lastError: message.slice(0, 500),
        lockedUntil: null,
        nextAttemptAt: final ? null : new Date(Date.now() + retryDelayMs(email.attempts)),
      },
    });
    return null;
  }
}
