import { Inject, Injectable } from '@nestjs/common';
import type { OutboundEmail } from '@flota/prisma';
import { SettingsService } from '../content/index.js';
import { ENV, type Env } from '../platform/config/env.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { senderOf } from '../platform/mail/letter.js';
import { renderStaffNotice } from '../platform/mail/staff-notice.js';
import { type ComposedMail, EmailComposer } from '../platform/outbox/email-composer.js';
import { messageNoticeEmail } from './message-emails.js';

@Injectable()
export class MessageNoticeComposer extends EmailComposer {
  readonly email = messageNoticeEmail;

  constructor(
    prisma: PrismaService,
    @Inject(ENV) private readonly env: Env,
    private readonly settings: SettingsService,
  ) {
    super(prisma);
  }

  override async compose({ id: emailId, customerMessageId: id }: OutboundEmail): Promise<ComposedMail> {
    if (!id) throw new Error(`The mail ${emailId} names no message`);
    const { conversation } = await this.prisma.message.findUniqueOrThrow({
      where: { id },
      include: { conversation: { include: { customer: { select: { name: true } } } } },
    });
    return renderStaffNotice(senderOf(await this.settings.site()), {
      title: 'Mensaje de un cliente',
      folio: conversation.folio,
      name: conversation.customer.name,
      task: 'Espera nuestra respuesta dentro del horario de atención. Lo que escribió está en el sistema.',
      url: `${this.env.APP_URL}/admin/conversations/${conversation.id}/show`,
    });
  }
}
