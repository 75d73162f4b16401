import { automaticPausedMail as texts } from '@flota/texts/mails/automatic-payments';
import { everyMail } from '@flota/texts/mails/every-mail';
import type { AutomaticCharge } from '@flota/prisma';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import type { Letter } from '../../../platform/mail/letter.js';
import type { Sender } from '../../../platform/mail/sender.js';
import { Mail, type MailInHand, OwedMail } from '../../../platform/outbox/owed-mail.js';
import { CARDS_OFF } from '../../providers/card-keeper.js';
import { declineWords } from './decline-words.js';
import { mandateInclude, mandateValues, pesos, type ToldMandate } from './mandate-facts.js';

/** Nothing is charged until its customer says so again: a charge was given up, or its card is gone. */
@Mail({ name: 'payments.send-automatic-paused', despiteBounces: true, notice: 'formalities' }, 'automatic_payment')
export class AutomaticPausedMail extends OwedMail<'automatic_payment'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: MailInHand<'automatic_payment'>): Promise<Letter> {
    const mandate = await this.prisma.automaticPayment.findUniqueOrThrow({ where: { id }, include: mandateInclude });
    const charge = await this.prisma.automaticCharge.findFirst({
      where: { automaticPaymentId: id, outcome: 'given_up' },
      orderBy: { dueOn: 'desc' },
    });
    return automaticPaused(sender, { mandate, charge }, siteUrl('automaticPayments'));
  }
}

interface Paused {
  mandate: ToldMandate;
  /** That was given up last. */
  charge: Pick<AutomaticCharge, 'failureCode' | 'noticedAmount'> | null;
}

export function automaticPaused(sender: Sender, { charge, mandate }: Paused, url: string): Letter {
  const amount = pesos(charge?.noticedAmount?.toFixed(2) ?? '0.00');
  const reason = declineWords(charge?.failureCode ?? '');
  const values = { ...mandateValues(mandate, sender), amount, reason };
  return {
    subject: texts.subject(values),
    title: texts.title,
    folio: mandate.folio,
    preheader: texts.preheader,
    paragraphs: [everyMail.greeting(values), why({ charge, mandate })(values), texts.paused, texts.pay],
    button: { label: texts.button, url },
    whyReceived: texts.whyReceived(values),
  };
}

function why({ charge, mandate }: Paused) {
  if (mandate.reason === CARDS_OFF) return texts.cardsOff;
  // It pauses with the word that its charge was given up with.
  return charge !== null && charge.failureCode === mandate.reason ? texts.declined : texts.removed;
}
