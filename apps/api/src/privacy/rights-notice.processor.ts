import { Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { dayOfColumn, type OutboundEmail } from '@flota/prisma';
import { SettingsService } from '../content/settings.service.js';
import { ENV, type Env } from '../platform/config/env.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { senderOf } from '../platform/mail/letter.js';
import { Mailer } from '../platform/mail/mailer.js';
import { renderStaffNotice } from '../platform/mail/staff-notice.js';
import { type ComposedMail, OutboundEmailProcessor } from '../platform/outbox/outbound-email.processor.js';
import { rightsNoticeJob } from './rights-emails.job.js';
import { dayLabel } from './rights-receipt.template.js';

@Processor(rightsNoticeJob.name, { concurrency: 4 })
export class RightsNoticeProcessor extends OutboundEmailProcessor {
  constructor(
    prisma: PrismaService,
    mailer: Mailer,
    @Inject(ENV) private readonly env: Env,
    private readonly settings: SettingsService,
  ) {
    super(prisma, mailer);
  }

  protected override async compose({ id: emailId, rightsRequestId: id }: OutboundEmail): Promise<ComposedMail> {
    if (!id) throw new Error(`The mail ${emailId} names no rights request`);
    const { folio, holderName, dueOn } = await this.prisma.rightsRequest.findUniqueOrThrow({ where: { id } });
    return renderStaffNotice(senderOf(await this.settings.site()), {
      title: 'Nueva solicitud de derechos',
      folio,
      name: holderName,
      task: `Hay que responder a más tardar el ${dayLabel(dayOfColumn(dueOn))}. La solicitud y sus documentos están en el sistema.`,
      url: `${this.env.APP_URL}/admin/rights-requests/${id}/show`,
    });
  }
}
