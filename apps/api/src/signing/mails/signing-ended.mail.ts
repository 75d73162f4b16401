import { everyMail } from '@flota/texts/mails/every-mail';
import { signingMails, signingEndedMail } from '@flota/texts/mails/signing';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { type SigningFacts, signingFacts, signingValues } from './signing-facts.js';

/** Tells the customer that there is nothing to sign any more. */
@Mail({ name: 'signing.send-ended', notice: 'formalities' }, 'signing_request')
export class SigningEndedMail extends OwedMail<'signing_request'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: MailInHand<'signing_request'>): Promise<Letter> {
    return signingEnded(sender, await signingFacts(this.prisma, id), siteUrl('signing'));
  }
}

export function signingEnded(sender: { name: string }, facts: SigningFacts, url: string): Letter {
  const values = signingValues(sender, facts);
  return {
    subject: signingEndedMail.subject(values),
    title: facts.state === 'expired' ? signingEndedMail.titleExpired : signingEndedMail.titleCancelled,
    folio: facts.folio,
    preheader: signingEndedMail.preheader(values),
    paragraphs: [
      everyMail.greeting({ name: facts.name }),
      facts.state === 'expired' ? signingEndedMail.expired(values) : signingEndedMail.cancelled(values),
      signingEndedMail.doubts,
    ],
    button: { label: signingEndedMail.button, url },
    whyReceived: signingMails.whyReceived(values),
  };
}
