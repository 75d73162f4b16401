import { PrismaService } from '../platform/database/prisma.service.js';
import type { Letter } from '../platform/mail/letter.js';
import { staffNotice } from '../platform/mail/staff-notice.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';

const TITLES: Record<string, string> = {
  contact: 'Nuevo mensaje de contacto',
  prospect: 'Nuevo prospecto',
};

/** Tells the lender's own mailbox that somebody sent a form. */
@Mail({ name: 'leads.send-notice', despiteBounces: true }, 'lead')
export class LeadNoticeMail extends OwedMail<'lead'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, staffUrl }: MailInHand<'lead'>): Promise<Letter> {
    const { kind, folio, name } = await this.prisma.lead.findUniqueOrThrow({ where: { id } });
    return staffNotice({
      title: TITLES[kind] ?? 'Nuevo contacto',
      folio: folio ?? '',
      name,
      task: 'Espera nuestra respuesta dentro del horario de atención. Sus datos y lo que pide están en el sistema.',
      url: staffUrl('leads', id),
    });
  }
}
