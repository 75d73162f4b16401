import { everyMail } from '@flota/texts/mails/every-mail';
import { signingMails, signingInvitationMail } from '@flota/texts/mails/signing';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { type SigningFacts, signingFacts, signingValues, worthless } from './signing-facts.js';

/** Asks the customer to sign. */
@Mail({ name: 'signing.send-invitation', notice: 'formalities' }, 'signing_request')
export class SigningInvitationMail extends OwedMail<'signing_request'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: MailInHand<'signing_request'>): Promise<Letter> {
    return signingInvitation(sender, await signingFacts(this.prisma, id), siteUrl('signing'));
  }
}

export function signingInvitation(sender: { name: string }, facts: SigningFacts, url: string): Letter {
  const values = signingValues(sender, facts);
  return {
    subject: signingInvitationMail.subject(values),
    title: signingInvitationMail.title,
    folio: facts.folio,
    preheader: signingInvitationMail.preheader(values),
    paragraphs: [
      everyMail.greeting({ name: facts.name }),
      signingInvitationMail.request(values),
      ...(facts.note ? [signingInvitationMail.note(values)] : []),
      facts.isByMail ? signingInvitationMail.byMail : signingInvitationMail.inAccount,
      signingInvitationMail.warning,
      ...worthless(facts),
    ],
    button: { label: signingInvitationMail.button, url },
    whyReceived: signingMails.whyReceived(values),
  };
}
