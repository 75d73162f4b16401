import { Inject, Injectable } from '@nestjs/common';
import type { OutboundEmail } from '@flota/prisma';
import { SettingsService } from '../content/index.js';
import { ENV, type Env } from '../platform/config/env.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { senderOf } from '../platform/mail/letter.js';
import { renderStaffNotice } from '../platform/mail/staff-notice.js';
import { type ComposedMail, EmailComposer } from '../platform/outbox/email-composer.js';
import { leadNoticeEmail } from './lead-emails.js';

const TITLES: Record<string, string> = {
  contact: 'Nuevo mensaje de contacto',
  prospect: 'Nuevo prospecto',
};

@Injectable()
export class LeadNoticeComposer extends EmailComposer {
  readonly email = leadNoticeEmail;

  constructor(
    prisma: PrismaService,
    @Inject(ENV) private readonly env: Env,
    private readonly settings: SettingsService,
  ) {
    super(prisma);
  }

  override async compose({ id, leadId }: OutboundEmail): Promise<ComposedMail> {
    if (!leadId) throw new Error(`The mail ${id} names no lead`);
    const { kind, folio, name } = await this.prisma.lead.findUniqueOrThrow({ where: { id: leadId } });
    return renderStaffNotice(senderOf(await this.settings.site()), {
      title: TITLES[kind] ?? 'Nuevo contacto',
      folio: folio ?? '',
      name,
      task: 'Espera nuestra respuesta dentro del horario de atención. Sus datos y lo que pide están en el sistema.',
      url: `${this.env.APP_URL}/admin/leads/${leadId}/show`,
    });
  }
}
