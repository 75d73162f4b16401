import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { type SigningFacts, signingFacts, worthless } from './signing-facts.js';

/** Reminds the customer of what they have not signed yet. */
@Mail('signing.send-reminder', 'signing_request')
export class SigningReminderMail extends OwedMail<'signing_request'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: MailInHand<'signing_request'>): Promise<Letter> {
    return signingReminder(sender, await signingFacts(this.prisma, id), siteUrl('signing'));
  }
}

export const signingReminder = (sender: { name: string }, facts: SigningFacts, url: string): Letter => ({
  subject: `Le falta firmar «${facts.title}»`,
  title: 'Le falta firmar un documento',
  folio: facts.folio,
  preheader: `«${facts.title}». Puede firmarlo hasta el ${facts.deadline}.`,
  paragraphs: [
    `Hola, ${facts.name}:`,
    `Todavía no firma «${facts.title}», del contrato ${facts.contractNumber}. Puede hacerlo hasta el ${facts.deadline}; después tendríamos que enviárselo de nuevo.`,
    'Si ya lo firmó, no tiene que hacer nada más.',
    ...worthless(facts),
  ],
  button: { label: 'Ver el documento', url },
  whyReceived: `Recibió este correo porque es titular de un contrato de ${sender.name}.`,
});
