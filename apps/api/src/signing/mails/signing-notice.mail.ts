import { signingNoticeMail } from '@flota/texts/mails/signing';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { staffNotice } from '../../platform/mail/staff-notice.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { signingFacts } from './signing-facts.js';

/** Tells the lender's own mailbox that a signature needs a person. */
@Mail({ name: 'signing.send-notice', despiteBounces: true }, 'signing_request')
export class SigningNoticeMail extends OwedMail<'signing_request'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, staffUrl }: MailInHand<'signing_request'>): Promise<Letter> {
    const { folio, name, state } = await signingFacts(this.prisma, id);
    return staffNotice({
      title: state === 'declined' ? signingNoticeMail.titleDeclined : signingNoticeMail.titleReview,
      folio,
      name,
      task: state === 'declined' ? signingNoticeMail.taskDeclined : signingNoticeMail.taskReview,
      url: staffUrl('signing-requests', id),
    });
  }
}
