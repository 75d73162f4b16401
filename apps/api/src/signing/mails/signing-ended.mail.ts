import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { type SigningFacts, signingFacts } from './signing-facts.js';

/** Tells the customer that there is nothing to sign any more. */
@Mail('signing.send-ended', 'signing_request')
export class SigningEndedMail extends OwedMail<'signing_request'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: MailInHand<'signing_request'>): Promise<Letter> {
    return signingEnded(sender, await signingFacts(this.prisma, id), siteUrl('signing'));
  }
}

export const signingEnded = (sender: { name: string }, facts: SigningFacts, url: string): Letter => ({
  subject: `Ya no tiene que firmar «${facts.title}»`,
  title: facts.state === 'expired' ? 'Terminó el plazo para firmar' : 'Cancelamos un documento por firmar',
  folio: facts.folio,
  preheader: `«${facts.title}», del contrato ${facts.contractNumber}.`,
  paragraphs: [
    `Hola, ${facts.name}:`,
    facts.state === 'expired'
      ? `El plazo para firmar «${facts.title}», del contrato ${facts.contractNumber}, terminó el ${facts.deadline}. Si todavía hace falta, se lo enviaremos de nuevo.`
      : `Ya no tiene que firmar «${facts.title}», del contrato ${facts.contractNumber}. Motivo: ${facts.reason}`,
    'Si tiene dudas, escríbanos desde su cuenta.',
  ],
  button: { label: 'Ver mis documentos', url },
  whyReceived: `Recibió este correo porque es titular de un contrato de ${sender.name}.`,
});
