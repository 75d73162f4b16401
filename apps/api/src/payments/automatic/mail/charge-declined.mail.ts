import { formatLongDay } from '@flota/figures';
import { dayInMexico } from '@flota/schemas';
import { chargeDeclinedMail as texts } from '@flota/texts/mails/automatic-payments';
import { everyMail } from '@flota/texts/mails/every-mail';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Letter } from '../../../platform/mail/letter.js';
import type { Sender } from '../../../platform/mail/sender.js';
import { Mail, type MailInHand, OwedMail } from '../../../platform/outbox/owed-mail.js';
import { chargeInclude, type ToldCharge } from './charge-notice.mail.js';
import { declineWords } from './decline-words.js';
import { mandateValues, pesos } from './mandate-facts.js';

/** After the first failure: when the card is asked again, or that its holder has to pay by hand. */
@Mail({ name: 'payments.send-charge-declined', despiteBounces: true, notice: 'formalities' }, 'automatic_charge')
export class ChargeDeclinedMail extends OwedMail<'automatic_charge'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: MailInHand<'automatic_charge'>): Promise<Letter> {
    const charge = await this.prisma.automaticCharge.findUniqueOrThrow({ where: { id }, include: chargeInclude });
    const { contractId } = charge.automaticPayment;
    return chargeDeclined(sender, charge, siteUrl('contract', { contractId }));
  }
}

export function chargeDeclined(sender: Sender, charge: ToldCharge, url: string): Letter {
  const { automaticPayment: mandate, failureCode, nextAttemptAt, noticedAmount, payments } = charge;
  const values = {
    ...mandateValues(mandate, sender),
    amount: pesos((payments[0]?.amount ?? noticedAmount)?.toFixed(2) ?? '0.00'),
    reason: declineWords(failureCode ?? ''),
  };
  const next = nextAttemptAt && texts.again({ day: formatLongDay(dayInMexico(nextAttemptAt)) });
  return {
    subject: texts.subject(values),
    title: texts.title,
    folio: mandate.folio,
    preheader: texts.preheader(values),
    paragraphs: [everyMail.greeting(values), texts.declined(values), next ?? texts.authenticate],
    button: { label: texts.button, url },
    whyReceived: texts.whyReceived(values),
  };
}
