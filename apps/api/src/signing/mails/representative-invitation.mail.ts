import { dayOfColumn } from '@flota/prisma';
import { formatLongDay } from '@flota/figures';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { worthless } from './signing-facts.js';

/** Asks the lender's representative to sign, who has no account here: where they sign is in the mail. */
@Mail({ name: 'signing.send-representative-invitation', despiteBounces: true }, 'signing_signer')
export class RepresentativeInvitationMail extends OwedMail<'signing_signer'> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
  ) {
    super();
  }

  override async compose({ about: { id }, sender }: MailInHand<'signing_signer'>): Promise<Letter> {
    const { name, page, request } = await this.prisma.signingSigner.findUniqueOrThrow({
      where: { id },
      include: { request: { include: { contract: { select: { number: true } } } } },
    });
    const deadline = formatLongDay(dayOfColumn(request.deadline));
    return {
      subject: `Firme «${request.title}» por ${sender.name}`,
      title: 'Tiene un documento por firmar',
      folio: request.folio,
      preheader: `«${request.title}», del contrato ${request.contract.number}, a más tardar el ${deadline}.`,
      paragraphs: [
        `Hola, ${name}:`,
        `Le piden firmar «${request.title}», del contrato ${request.contract.number}, en representación de ${sender.legalName}, a más tardar el ${deadline}.`,
        'El enlace es personal: quien lo tenga puede firmar. No lo reenvíe.',
        ...worthless(request),
      ],
      ...(page && { button: { label: 'Firmar', url: this.encryption.decrypt(page, 'signing_signer.page') } }),
      whyReceived: `Recibió este correo porque firma en representación de ${sender.name}.`,
    };
  }
}
