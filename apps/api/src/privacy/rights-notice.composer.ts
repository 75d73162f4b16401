import { Inject, Injectable } from '@nestjs/common';
import { dayOfColumn, type OutboundEmail } from '@flota/prisma';
import { SettingsService } from '../content/index.js';
import { ENV, type Env } from '../platform/config/env.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { senderOf } from '../platform/mail/letter.js';
import { renderStaffNotice } from '../platform/mail/staff-notice.js';
import { type ComposedMail, EmailComposer } from '../platform/outbox/email-composer.js';
import { formatLongDay } from '@flota/figures';
import { rightsNoticeEmail } from './rights-emails.js';

@Injectable()
export class RightsNoticeComposer extends EmailComposer {
  readonly email = rightsNoticeEmail;

  constructor(
    prisma: PrismaService,
    @Inject(ENV) private readonly env: Env,
    private readonly settings: SettingsService,
  ) {
    super(prisma);
  }

  override async compose({ id: emailId, rightsRequestId: id }: OutboundEmail): Promise<ComposedMail> {
    if (!id) throw new Error(`The mail ${emailId} names no rights request`);
    const { folio, holderName, dueOn } = await this.prisma.rightsRequest.findUniqueOrThrow({ where: { id } });
    return renderStaffNotice(senderOf(await this.settings.site()), {
      title: 'Nueva solicitud de derechos',
      folio,
      name: holderName,
      task: `Hay que responder a más tardar el ${formatLongDay(dayOfColumn(dueOn))}. La solicitud y sus documentos están en el sistema.`,
      url: `${this.env.APP_URL}/admin/rights-requests/${id}/show`,
    });
  }
}
