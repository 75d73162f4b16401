import { dayOfColumn } from '@flota/prisma';
import { staffNoticeMail } from '@flota/texts/mails/every-mail';
import { heldStatementsMail } from '@flota/texts/mails/statements';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Letter } from '../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';
import { monthLabel } from './statement-month.js';

/**
 * Tells the lender's mailbox that statements wait for somebody to look at them. What waits is counted when the mail goes
 * out, so that it is true then.
 */
@Mail({ name: 'statements.send-held-notice', despiteBounces: true }, 'statement_run')
export class HeldNoticeMail extends OwedMail<'statement_run'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ staffUrl }: MailInHand<'statement_run'>): Promise<Letter> {
    const runs = await this.prisma.statementRun.findMany({
      where: { items: { some: { state: { in: ['held', 'failed'] } } } },
      orderBy: { month: 'desc' },
    });
    const lines = await Promise.all(runs.map(async ({ id, month }) => this.lineOf(id, dayOfColumn(month))));
    return {
      subject: heldStatementsMail.subject,
      title: heldStatementsMail.title,
      preheader: lines[0] ?? heldStatementsMail.preheaderNone,
      paragraphs: [...(lines.length > 0 ? lines : [heldStatementsMail.none]), heldStatementsMail.task],
      button: { label: staffNoticeMail.button, url: staffUrl('statement-runs') },
      whyReceived: staffNoticeMail.whyReceived,
    };
  }

  private async lineOf(runId: string, month: string): Promise<string> {
    const count = (state: 'held' | 'failed') => this.prisma.statementItem.count({ where: { runId, state } });
    const [held, failed] = [await count('held'), await count('failed')];
    return heldStatementsMail.month({ month: monthLabel(month), held, failed });
  }
}
