import { everyMail } from '@flota/texts/mails/every-mail';
import { signingMails, signingReminderMail } from '@flota/texts/mails/signing';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { type SigningFacts, signingFacts, signingValues, worthless } from './signing-facts.js';

/** Reminds the customer of what they have not signed yet. */
@Mail({ name: 'signing.send-reminder', notice: 'formalities' }, 'signing_request')
export class SigningReminderMail extends OwedMail<'signing_request'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: MailInHand<'signing_request'>): Promise<Letter> {
    return signingReminder(sender, await signingFacts(this.prisma, id), siteUrl('signing'));
  }
}

export function signingReminder(sender: { name: string }, facts: SigningFacts, url: string): Letter {
  const values = signingValues(sender, facts);
  return {
    subject: signingReminderMail.subject(values),
    title: signingReminderMail.title,
    folio: facts.folio,
    preheader: signingReminderMail.preheader(values),
    paragraphs: [
      everyMail.greeting({ name: facts.name }),
      signingReminderMail.reminder(values),
      signingReminderMail.done,
      ...worthless(facts),
    ],
    button: { label: signingReminderMail.button, url },
    whyReceived: signingMails.whyReceived(values),
  };
}
