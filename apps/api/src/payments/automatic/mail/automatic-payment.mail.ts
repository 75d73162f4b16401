import { formatLongDay } from '@flota/figures';
import { dayInMexico } from '@flota/schemas';
import { automaticPaymentMail as texts } from '@flota/texts/mails/automatic-payments';
import { everyMail } from '@flota/texts/mails/every-mail';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Letter } from '../../../platform/mail/letter.js';
import type { Sender } from '../../../platform/mail/sender.js';
import { Mail, type MailInHand, OwedMail } from '../../../platform/outbox/owed-mail.js';
import { paragraphsOf } from '../mandates/mandate-terms.js';
import { mandateInclude, mandateValues, pesos, type ToldMandate } from './mandate-facts.js';

/** That it was switched on, with a copy of what was agreed to. */
@Mail({ name: 'payments.send-automatic-payment', despiteBounces: true, notice: 'formalities' }, 'automatic_payment')
export class AutomaticPaymentMail extends OwedMail<'automatic_payment'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: MailInHand<'automatic_payment'>): Promise<Letter> {
    const mandate = await this.prisma.automaticPayment.findUniqueOrThrow({ where: { id }, include: mandateInclude });
    return automaticPayment(sender, mandate, siteUrl('automaticPayments'));
  }
}

export function automaticPayment(sender: Sender, mandate: ToldMandate, url: string): Letter {
  const values = { ...mandateValues(mandate, sender), day: formatLongDay(dayInMexico(mandate.acceptedAt)) };
  const { daysBefore: n, limitAmount } = mandate;
  return {
    subject: texts.subject(values),
    title: texts.title,
    folio: mandate.folio,
    preheader: texts.preheader(values),
    paragraphs: [everyMail.greeting(values), texts.active(values)],
    figures: [
      { label: texts.cardLabel, value: values.card },
      { label: texts.when, value: n === 0 ? texts.dayOfDue : texts.daysBefore({ n }) },
      { label: texts.limit, value: limitAmount ? pesos(limitAmount.toFixed(2)) : texts.noLimit },
    ],
    closing: [texts.copy(values), ...paragraphsOf(mandate.text), texts.stop(values)],
    button: { label: texts.button, url },
    whyReceived: texts.whyReceived(values),
  };
}
