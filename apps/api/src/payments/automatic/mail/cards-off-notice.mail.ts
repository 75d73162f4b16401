import { cardsOffNoticeMail as texts } from '@flota/texts/mails/automatic-payments';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Letter } from '../../../platform/mail/letter.js';
import { staffNotice } from '../../../platform/mail/staff-notice.js';
import { Mail, type MailInHand, OwedMail } from '../../../platform/outbox/owed-mail.js';

/** Tells the lender's own mailbox that automatic payments pause because nobody takes cards. */
@Mail({ name: 'payments.send-cards-off-notice', despiteBounces: true }, 'automatic_payment')
export class CardsOffNoticeMail extends OwedMail<'automatic_payment'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, staffUrl }: MailInHand<'automatic_payment'>): Promise<Letter> {
    const { contract, folio } = await this.prisma.automaticPayment.findUniqueOrThrow({
      where: { id },
      select: { folio: true, contract: { select: { customer: { select: { name: true } } } } },
    });
    return staffNotice({
      title: texts.title,
      folio,
      name: contract.customer.name,
      task: texts.task,
      url: staffUrl('automatic-payments', id),
    });
  }
}
