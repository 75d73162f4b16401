import { automaticEndedMail as texts } from '@flota/texts/mails/automatic-payments';
import { everyMail } from '@flota/texts/mails/every-mail';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Letter } from '../../../platform/mail/letter.js';
import type { Sender } from '../../../platform/mail/sender.js';
import { Mail, type MailInHand, OwedMail } from '../../../platform/outbox/owed-mail.js';
import { isUnderWay } from '../mandates/charge-under-way.js';
import { mandateInclude, mandateValues, type ToldMandate } from './mandate-facts.js';

/** That it was switched off: who did it may not be who reads it. */
@Mail({ name: 'payments.send-automatic-ended', despiteBounces: true, notice: 'formalities' }, 'automatic_payment')
export class AutomaticEndedMail extends OwedMail<'automatic_payment'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: MailInHand<'automatic_payment'>): Promise<Letter> {
    const mandate = await this.prisma.automaticPayment.findUniqueOrThrow({ where: { id }, include: mandateInclude });
    return automaticEnded(sender, mandate, {
      url: siteUrl('automaticPayments'),
      underWay: await isUnderWay(this.prisma, id),
    });
  }
}

export function automaticEnded(
  sender: Sender,
  mandate: ToldMandate,
  { underWay, url }: { url: string; underWay: boolean },
): Letter {
  const values = mandateValues(mandate, sender);
  const isSettled = mandate.reason === 'settled';
  const byWhom = mandate.reason === 'staff' ? texts.byStaff(values) : texts.byCustomer(values);
  return {
    subject: texts.subject(values),
    title: texts.title,
    folio: mandate.folio,
    preheader: texts.preheader(values),
    paragraphs: [
      everyMail.greeting(values),
      isSettled ? texts.settled(values) : byWhom,
      ...(underWay ? [texts.underWay] : []),
      ...(isSettled ? [] : [texts.remember]),
    ],
    button: { label: texts.button, url },
    whyReceived: texts.whyReceived(values),
  };
}
