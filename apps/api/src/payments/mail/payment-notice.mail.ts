import type { Payment } from '@flota/prisma';
import { paymentNoticeMail } from '@flota/texts/mails/payments';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { staffNotice } from '../../platform/mail/staff-notice.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';

/** Tells the lender's own mailbox that a payment needs a person. */
@Mail({ name: 'payments.send-notice', despiteBounces: true }, 'payment')
export class PaymentNoticeMail extends OwedMail<'payment'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, staffUrl }: MailInHand<'payment'>): Promise<Letter> {
    const payment = await this.prisma.payment.findUniqueOrThrow({
      where: { id },
      include: { contract: { select: { customer: { select: { name: true } } } } },
    });
    return staffNotice({
      title: paymentNoticeMail.title,
      folio: payment.folio,
      name: payment.contract.customer.name,
      task: taskOf(payment),
      url: staffUrl('payments', id),
    });
  }
}

const taskOf = ({ duplicate, state }: Payment): string => {
  if (duplicate) return paymentNoticeMail.taskTwice;
  if (state === 'started') return paymentNoticeMail.taskUnknown;
  return state === 'paid' ? paymentNoticeMail.taskPaid : paymentNoticeMail.taskAmount;
};
