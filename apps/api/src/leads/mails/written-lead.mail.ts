import { writtenLeadMail } from '@flota/texts/mails/leads';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { MailStops } from './mail-stops.js';

/** What staff wrote to a lead, in their words. Whoever wanted no more by the time it leaves gets none. */
@Mail('leads.send-written', 'lead_mail')
export class WrittenLeadMail extends OwedMail<'lead_mail'> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly stops: MailStops,
  ) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: MailInHand<'lead_mail'>): Promise<Letter | null> {
    const { lead, replyTo, subject, text } = await this.prisma.leadMail.findUniqueOrThrow({
      where: { id },
      include: { lead: { select: { email: true, createdAt: true } } },
    });
    if (await this.stops.barOf(lead)) return null;
    const paragraphs = text.split(/\n\s*\n/);
    return {
      subject,
      title: subject,
      preheader: paragraphs[0]?.replaceAll('\n', ' ').slice(0, 120) ?? '',
      paragraphs,
      replyTo,
      whyReceived: writtenLeadMail.whyReceived({ company: sender.name }),
      stop: {
        label: writtenLeadMail.stop,
        url: `${siteUrl('mailStop')}#token=${this.stops.tokenOf(id)}`,
        oneClickUrl: this.stops.oneClickUrlOf(id),
      },
    };
  }
}
