import { formatLongDay } from '@flota/figures';
import { dayOfColumn } from '@flota/prisma';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Letter } from '../platform/mail/letter.js';
import { staffNotice } from '../platform/mail/staff-notice.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';

/** Tells the lender's own mailbox that somebody asked. */
@Mail({ name: 'privacy.send-notice', despiteBounces: true }, 'rights_request')
export class RightsNoticeMail extends OwedMail<'rights_request'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, staffUrl }: MailInHand<'rights_request'>): Promise<Letter> {
    const { folio, holderName, dueOn } = await this.prisma.rightsRequest.findUniqueOrThrow({ where: { id } });
    return staffNotice({
      title: 'Nueva solicitud de derechos',
      folio,
      name: holderName,
      task: `Hay que responder a más tardar el ${formatLongDay(dayOfColumn(dueOn))}. La solicitud y sus documentos están en el sistema.`,
      url: staffUrl('rights-requests', id),
    });
  }
}
