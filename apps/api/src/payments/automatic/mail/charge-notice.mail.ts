import { formatLongDay } from '@flota/figures';
import { dayOfColumn, type Prisma } from '@flota/prisma';
import { chargeNoticeMail as texts } from '@flota/texts/mails/automatic-payments';
import { everyMail } from '@flota/texts/mails/every-mail';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Letter } from '../../../platform/mail/letter.js';
import type { Sender } from '../../../platform/mail/sender.js';
import { Mail, type MailInHand, OwedMail } from '../../../platform/outbox/owed-mail.js';
import { mandateInclude, mandateValues, pesos } from './mandate-facts.js';

export const chargeInclude = {
  automaticPayment: { include: mandateInclude },
  payments: { select: { amount: true }, orderBy: { createdAt: 'desc' }, take: 1 },
} satisfies Prisma.AutomaticChargeInclude;

export type ToldCharge = Prisma.AutomaticChargeGetPayload<{ include: typeof chargeInclude }>;

/** Three days before a charge: how much, to which card, when, and how to stop it; or that it is above the limit. */
@Mail({ name: 'payments.send-charge-notice', despiteBounces: true, notice: 'formalities' }, 'automatic_charge')
export class ChargeNoticeMail extends OwedMail<'automatic_charge'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: MailInHand<'automatic_charge'>): Promise<Letter> {
    const charge = await this.prisma.automaticCharge.findUniqueOrThrow({ where: { id }, include: chargeInclude });
    const { contractId } = charge.automaticPayment;
    return chargeNotice(sender, charge, {
      automatic: siteUrl('automaticPayments'),
      contract: siteUrl('contract', { contractId }),
    });
  }
}

export function chargeNotice(
  sender: Sender,
  charge: ToldCharge,
  urls: { automatic: string; contract: string },
): Letter {
  const { automaticPayment: mandate, chargeOn, noticedAmount, reason } = charge;
  const values = {
    ...mandateValues(mandate, sender),
    amount: pesos(noticedAmount?.toFixed(2) ?? '0.00'),
    day: formatLongDay(dayOfColumn(chargeOn)),
    limit: pesos(mandate.limitAmount?.toFixed(2) ?? '0.00'),
  };
  const isOver = reason === 'over_limit';
  return {
    subject: isOver ? texts.subjectOver(values) : texts.subject(values),
    title: isOver ? texts.titleOver : texts.title,
    folio: mandate.folio,
    preheader: isOver ? texts.preheaderOver(values) : texts.preheader(values),
    paragraphs: [
      everyMail.greeting(values),
      ...(isOver ? [texts.over(values), texts.overDo] : [texts.notice(values), texts.less]),
    ],
    figures: [
      { label: texts.amountLabel, value: values.amount },
      { label: texts.cardLabel, value: values.card },
      isOver ? { label: texts.limitLabel, value: values.limit } : { label: texts.dayLabel, value: values.day },
    ],
    ...(!isOver && { closing: [texts.stop] }),
    button: isOver ? { label: texts.buttonPay, url: urls.contract } : { label: texts.button, url: urls.automatic },
    whyReceived: texts.whyReceived(values),
  };
}
