import { Inject } from '@nestjs/common';
import type { OutboundEmail } from '@flota/prisma';
import { fillAll, sitePath } from '@flota/schemas';
import { z } from 'zod';
import { ENV, type Env } from '../config/env.js';
import { PrismaService } from '../database/prisma.service.js';
import { type Mail, MailRefusedError, type TakenMail } from '../mail/mail-transport.js';
import { Mailer } from '../mail/mailer.js';
import { messageIdOf } from '../mail/message-id.js';
import { MailSender } from '../mail/sender.js';
import { Job, OwedJob } from '../queue/job.js';
import { LeasedRows } from '../queue/leased-rows.js';
import { LenderLook } from '../content/lender-look.js';
import { TextValues } from '../content/text-values.js';
import { Mails } from './mails.js';
import type { MailInHand } from './owed-mail.js';
import { SuppressedMailboxes } from './suppressed-mailboxes.js';

/** A mail that could not be sent for three days is given up and shown to staff. */
export const giveUpAt = (from: Date): Date => new Date(from.getTime() + 3 * 24 * 3_600_000);

/** Sends a mail that is owed, of whatever kind: once, and again only after a failure. */
@Job({ name: 'mails.send', key: z.object({ id: z.uuid() }), concurrency: 8 })
export class SendMailJob extends OwedJob<OutboundEmail, { id: string }> {
  protected override readonly rows: LeasedRows<OutboundEmail, { id: string }>;

  private readonly links: Pick<MailInHand, 'siteUrl' | 'staffUrl'>;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly prisma: PrismaService,
    private readonly mailer: Mailer,
    private readonly mails: Mails,
    private readonly sender: MailSender,
    private readonly texts: TextValues,
    private readonly look: LenderLook,
    private readonly suppressed: SuppressedMailboxes,
  ) {
    super();
    this.rows = new LeasedRows(prisma, {
      name: 'mail',
      model: (database) => database.outboundEmail,
      key: ['id'],
      states: { inHand: 'sending', done: 'sent' },
      isFinal: (email, error) => error instanceof MailRefusedError || email.giveUpAt < new Date(),
    });
    const { APP_URL: origin } = env;
    this.links = {
      siteUrl: (page, ...params) => origin + sitePath(page, ...params),
      staffUrl: (resource, id) => `${origin}/admin/${resource}${id ? `/${id}/show` : ''}`,
    };
  }

  protected override async work(email: OutboundEmail): Promise<Partial<OutboundEmail>> {
    const { mail, about, despiteBounces } = this.mails.of(email);
    if (!despiteBounces && (await this.suppressed.has(email.recipient))) return { state: 'withheld' };
    const sender = await this.sender.present();
    const content = await mail.compose({
      ...this.links,
      id: email.id,
      about,
      to: email.recipient,
      owedAt: email.createdAt,
      sender,
    });
    if (!content) return { state: 'withheld' };
    const { renderMail } = await import('../mail/render-mail.js');
    const { attachments, replyTo, stopUrl, ...parts } = renderMail(content, sender, await this.look.present());
    const rendered = { ...fillAll(parts, await this.texts.present()), attachments, replyTo, stopUrl };
    const messageId = messageIdOf(email.id, this.env.MAIL_FROM);
    const { reference = null } = await this.send({
      ...rendered,
      id: email.id,
      to: email.recipient,
      senderName: sender.name,
      messageId,
    });
    return { subject: rendered.subject, messageId, reference, sentAt: new Date() };
  }

  private async send(mail: Mail): Promise<TakenMail> {
    try {
      return await this.mailer.send(mail);
    } catch (error) {
      if (error instanceof MailRefusedError && error.isNobody) {
        const refusal = { address: mail.to, reason: 'refused', detail: error.message, at: new Date() } as const;
        await this.suppressed.add(this.prisma, refusal);
      }
      throw error;
    }
  }
}
