import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { type SigningFacts, signingFacts, worthless } from './signing-facts.js';

/** Asks the customer to sign. */
@Mail('signing.send-invitation', 'signing_request')
export class SigningInvitationMail extends OwedMail<'signing_request'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: MailInHand<'signing_request'>): Promise<Letter> {
    return signingInvitation(sender, await signingFacts(this.prisma, id), siteUrl('signing'));
  }
}

export const signingInvitation = (sender: { name: string }, facts: SigningFacts, url: string): Letter => ({
  subject: `Firme «${facts.title}» a más tardar el ${facts.deadline}`,
  title: 'Tiene un documento por firmar',
  folio: facts.folio,
  preheader: `«${facts.title}», del contrato ${facts.contractNumber}. Fírmelo a más tardar el ${facts.deadline}.`,
  paragraphs: [
    `Hola, ${facts.name}:`,
    `${sender.name} le pide firmar «${facts.title}», del contrato ${facts.contractNumber}, a más tardar el ${facts.deadline}.`,
    ...(facts.note ? [`Nota de nuestro equipo: ${facts.note}`] : []),
    facts.isByMail
      ? 'El proveedor de firma le envía por separado un correo con el enlace para firmar con su e.firma. En su cuenta puede leer antes el documento.'
      : 'Entre a su cuenta, lea el documento y fírmelo con su e.firma. Tenga a la mano su certificado (.cer), su llave (.key) y su contraseña.',
    'Nunca le pediremos su llave ni su contraseña por correo o por teléfono.',
    ...worthless(facts),
  ],
  button: { label: 'Ver el documento', url },
  whyReceived: `Recibió este correo porque es titular de un contrato de ${sender.name}.`,
});
