import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { type SigningFacts, signingFacts, worthless } from './signing-facts.js';

/** Tells the customer that all have signed, and where the proof is. */
@Mail('signing.send-completed', 'signing_request')
export class SigningCompletedMail extends OwedMail<'signing_request'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: MailInHand<'signing_request'>): Promise<Letter> {
    return signingCompleted(sender, await signingFacts(this.prisma, id), siteUrl('signing'));
  }
}

export const signingCompleted = (sender: { name: string }, facts: SigningFacts, url: string): Letter => ({
  subject: `Quedó firmado «${facts.title}»`,
  title: 'Su documento quedó firmado',
  folio: facts.folio,
  preheader: 'El documento firmado y su constancia de conservación están en su cuenta.',
  paragraphs: [
    `Hola, ${facts.name}:`,
    `Todos firmaron «${facts.title}», del contrato ${facts.contractNumber}.`,
    'En su cuenta puede descargar el documento firmado y su constancia de conservación (NOM-151), que demuestra que nadie lo cambió después. Guarde los dos archivos.',
    ...worthless(facts),
  ],
  button: { label: 'Ver mis documentos firmados', url },
  whyReceived: `Recibió este correo porque es titular de un contrato de ${sender.name}.`,
});
