import { formatLongDay } from '@flota/figures';
import { dayOfColumn } from '@flota/prisma';
import { type PrivacyRight, RIGHTS_REQUEST_DAYS } from '@flota/schemas';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Letter } from '../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';

const RIGHTS: Record<PrivacyRight, string> = {
  access: 'acceso a sus datos personales',
  rectification: 'rectificación de sus datos personales',
  cancellation: 'cancelación de sus datos personales',
  objection: 'oposición al tratamiento de sus datos personales',
  revocation: 'revocación de su consentimiento',
};

/**
 * Tells whoever asked for a right that we have the request, and until when we answer. Without what they wrote, as anybody
 * may name anybody's mailbox.
 */
@Mail({ name: 'privacy.send-receipt', despiteBounces: true }, 'rights_request')
export class RightsReceiptMail extends OwedMail<'rights_request'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, sender }: MailInHand<'rights_request'>): Promise<Letter> {
    const request = await this.prisma.rightsRequest.findUniqueOrThrow({ where: { id } });
    const { folio, right } = request;
    const requestedOn = formatLongDay(dayOfColumn(request.requestedOn));
    const dueOn = formatLongDay(dayOfColumn(request.dueOn));
    return {
      subject: `Recibimos su solicitud de derechos ${folio}`,
      title: 'Recibimos su solicitud',
      folio,
      preheader: `Le responderemos a más tardar el ${dueOn}. Folio ${folio}.`,
      paragraphs: [
        `Hola, ${request.representativeName ?? request.holderName}:`,
        `El ${requestedOn} recibimos su solicitud de ${RIGHTS[right]}.`,
        `Le responderemos por correo a más tardar el ${dueOn}, es decir, dentro de los ${RIGHTS_REQUEST_DAYS} días hábiles siguientes.`,
        'Si nos hace falta algún dato o documento, se lo pediremos por este medio. El trámite es gratuito.',
        `Si tiene dudas, estos son nuestros datos. Tenga a la mano su folio ${folio}.`,
      ],
      whyReceived: `Recibió este correo porque se envió una solicitud de derechos con su dirección en el sitio de ${sender.name}. Si no fue usted, avísenos.`,
    };
  }
}
