import { leadNoticeMail } from '@flota/texts/mails/leads';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Letter } from '../platform/mail/letter.js';
import { staffNotice } from '../platform/mail/staff-notice.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';

/** Tells the lender's own mailbox that somebody sent a form. */
@Mail({ name: 'leads.send-notice', despiteBounces: true }, 'lead')
export class LeadNoticeMail extends OwedMail<'lead'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, staffUrl }: MailInHand<'lead'>): Promise<Letter> {
    const { kind, folio, name } = await this.prisma.lead.findUniqueOrThrow({ where: { id } });
    return staffNotice({
      title: titleOf(kind),
      folio: folio ?? '',
      name,
      task: leadNoticeMail.task,
      url: staffUrl('leads', id),
    });
  }
}

function titleOf(kind: string): string {
  if (kind === 'contact') return leadNoticeMail.titleContact;
  return kind === 'prospect' ? leadNoticeMail.titleProspect : leadNoticeMail.title;
}
