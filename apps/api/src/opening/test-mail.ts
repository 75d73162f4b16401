import { Inject, Injectable } from '@nestjs/common';
import type { TestMailResult } from '@flota/schemas';
import { trialMail } from '@flota/texts/mails/opening';
import { randomUUID } from 'node:crypto';
import { Audit } from '../platform/audit/audit.js';
import type { CurrentStaff } from '../platform/auth/current-user.js';
import { ENV, type Env } from '../platform/config/env.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { Mailer } from '../platform/mail/mailer.js';
import { messageIdOf } from '../platform/mail/message-id.js';
import { LenderLook } from '../platform/content/lender-look.js';
import { MailSender } from '../platform/mail/sender.js';
import { type Limit, RateLimiter } from '../platform/rate-limit/rate-limiter.js';

/** Each speaks to the mail server while its sender waits. */
const LIMIT: Limit = { name: 'test-mail', points: 6, seconds: 60 };

/** One mail by the way that all mail goes, so that whoever runs the site sees that it arrives, or why it doesn't. */
@Injectable()
export class TestMail {
  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'MAIL_FROM' | 'APP_URL'>,
    private readonly prisma: PrismaService,
    private readonly mailer: Mailer,
    private readonly sender: MailSender,
    private readonly look: LenderLook,
    private readonly limiter: RateLimiter,
    private readonly audit: Audit,
  ) {}

  async send(staff: CurrentStaff, to: string): Promise<TestMailResult> {
    await this.limiter.consume(LIMIT, staff.id);
    const result = { ...(await this.hand(to)), from: this.env.MAIL_FROM, to };
    await this.prisma.$transaction(async (database) => {
      if (result.outcome === 'taken') {
        const tested = { mailTestedAt: new Date(), mailTestedBy: staff.email };
        await database.siteOpening.upsert({
          where: { id: 1 },
          create: { id: 1, isOpen: false, ...tested },
          update: tested,
        });
      }
      const details = { outcome: result.outcome };
      await this.audit.note(database, {
        actor: staff,
        action: 'test-mail',
        resource: 'site-opening',
        recordId: '1',
        details,
      });
    });
    return result;
  }

  private async hand(to: string): Promise<Pick<TestMailResult, 'outcome' | 'answer'>> {
    const id = randomUUID();
    const { host } = new URL(this.env.APP_URL);
    const { renderMail } = await import('../platform/mail/render-mail.js');
    const letter = {
      subject: trialMail.subject({ host }),
      title: trialMail.title,
      preheader: trialMail.preheader({ host }),
      paragraphs: [trialMail.what({ host })],
      whyReceived: trialMail.whyReceived,
    };
    const sender = await this.sender.present();
    const rendered = renderMail(letter, sender, await this.look.present());
    try {
      const messageId = messageIdOf(id, this.env.MAIL_FROM);
      const { answer = '' } = await this.mailer.send({ ...rendered, id, to, senderName: sender.name, messageId });
      return { outcome: 'taken', answer };
    } catch (error) {
      const { response, responseCode, message, cause } = error as Error & { response?: string; responseCode?: number };
      const said = response ?? (cause as { response?: string } | undefined)?.response;
      return { outcome: said || responseCode ? 'refused' : 'unreachable', answer: said ?? message };
    }
  }
}
