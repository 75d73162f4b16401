import { formatLongDay } from '@flota/figures';
import { dayOfColumn } from '@flota/prisma';
import { rightsNoticeMail } from '@flota/texts/mails/privacy';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Letter } from '../platform/mail/letter.js';
import { staffNotice } from '../platform/mail/staff-notice.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';

/** Tells the lender's own mailbox that somebody asked. */
@Mail({ name: 'privacy.send-notice', despiteBounces: true }, 'rights_request')
export class RightsNoticeMail extends OwedMail<'rights_request'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, staffUrl }: MailInHand<'rights_request'>): Promise<Letter> {
    const { folio, holderName, dueOn } = await this.prisma.rightsRequest.findUniqueOrThrow({ where: { id } });
    return staffNotice({
      title: rightsNoticeMail.title,
      folio,
      name: holderName,
      task: rightsNoticeMail.task({ dueOn: formatLongDay(dayOfColumn(dueOn)) }),
      url: staffUrl('rights-requests', id),
    });
  }
}
