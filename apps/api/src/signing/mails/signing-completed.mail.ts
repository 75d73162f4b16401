import { everyMail } from '@flota/texts/mails/every-mail';
import { signingMails, signingCompletedMail } from '@flota/texts/mails/signing';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { type SigningFacts, signingFacts, signingValues, worthless } from './signing-facts.js';

/** Tells the customer that all have signed, and where the proof is. */
@Mail({ name: 'signing.send-completed', notice: 'formalities' }, 'signing_request')
export class SigningCompletedMail extends OwedMail<'signing_request'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: MailInHand<'signing_request'>): Promise<Letter> {
    return signingCompleted(sender, await signingFacts(this.prisma, id), siteUrl('signing'));
  }
}

export function signingCompleted(sender: { name: string }, facts: SigningFacts, url: string): Letter {
  const values = signingValues(sender, facts);
  return {
    subject: signingCompletedMail.subject(values),
    title: signingCompletedMail.title,
    folio: facts.folio,
    preheader: signingCompletedMail.preheader,
    paragraphs: [
      everyMail.greeting({ name: facts.name }),
      signingCompletedMail.signed(values),
      signingCompletedMail.files,
      ...worthless(facts),
    ],
    button: { label: signingCompletedMail.button, url },
    whyReceived: signingMails.whyReceived(values),
  };
}
