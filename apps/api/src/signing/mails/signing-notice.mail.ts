import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { staffNotice } from '../../platform/mail/staff-notice.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { signingFacts } from './signing-facts.js';

/** Tells the lender's own mailbox that a signature needs a person. */
@Mail({ name: 'signing.send-notice', despiteBounces: true }, 'signing_request')
export class SigningNoticeMail extends OwedMail<'signing_request'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, staffUrl }: MailInHand<'signing_request'>): Promise<Letter> {
    const { folio, name, state } = await signingFacts(this.prisma, id);
    return staffNotice({
      title: state === 'declined' ? 'Firma rechazada' : 'Firma por revisar',
      folio,
      name,
      task:
        state === 'declined'
          ? 'No se firmó el documento. Vea el motivo y acuerde con el cliente qué sigue.'
          : 'Un certificado tiene otro RFC que el del firmante. Compruebe quién firmó: acéptelo con un motivo, o cancele la solicitud.',
      url: staffUrl('signing-requests', id),
    });
  }
}
