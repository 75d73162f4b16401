import { Inject, Injectable } from '@nestjs/common';
import type { OutboundEmail } from '@flota/prisma';
import { SettingsService } from '../content/index.js';
import { ENV, type Env } from '../platform/config/env.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { senderOf } from '../platform/mail/letter.js';
import { renderStaffNotice } from '../platform/mail/staff-notice.js';
import { type ComposedMail, EmailComposer } from '../platform/outbox/email-composer.js';
import { billNoticeEmail } from './bill-request-emails.js';

@Injectable()
export class BillNoticeComposer extends EmailComposer {
  readonly email = billNoticeEmail;

  constructor(
    prisma: PrismaService,
    @Inject(ENV) private readonly env: Env,
    private readonly settings: SettingsService,
  ) {
    super(prisma);
  }

  override async compose({ id: emailId, billRequestId: id }: OutboundEmail): Promise<ComposedMail> {
    if (!id) throw new Error(`The mail ${emailId} names no bill request`);
    const { folio, name, contractId, createdAt } = await this.prisma.billRequest.findUniqueOrThrow({ where: { id } });
    const before = await this.prisma.billRequest.count({ where: { contractId, createdAt: { lt: createdAt } } });
    return renderStaffNotice(senderOf(await this.settings.site()), {
      title: before > 0 ? 'Solicitud de factura corregida' : 'Nueva solicitud de factura',
      folio,
      name,
      task: 'Hay que revisar sus documentos. La solicitud y sus archivos están en el sistema.',
      url: `${this.env.APP_URL}/admin/bill-requests/${id}/show`,
    });
  }
}
