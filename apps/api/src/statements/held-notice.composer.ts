import { Inject, Injectable } from '@nestjs/common';
import { dayOfColumn } from '@flota/prisma';
import { SettingsService } from '../content/index.js';
import { ENV, type Env } from '../platform/config/env.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { renderLetter, senderOf } from '../platform/mail/letter.js';
import { type ComposedMail, EmailComposer } from '../platform/outbox/email-composer.js';
import { monthLabel } from './statement-month.js';
import { heldNoticeEmail } from './statements.job.js';

/** What waits is counted when the mail goes out, so that it is true then. */
@Injectable()
export class HeldNoticeComposer extends EmailComposer {
  readonly email = heldNoticeEmail;

  constructor(
    prisma: PrismaService,
    @Inject(ENV) private readonly env: Env,
    private readonly settings: SettingsService,
  ) {
    super(prisma);
  }

  override async compose(): Promise<ComposedMail> {
    const runs = await this.prisma.statementRun.findMany({
      where: { items: { some: { state: { in: ['held', 'failed'] } } } },
      orderBy: { month: 'desc' },
    });
    const lines = await Promise.all(runs.map(async ({ id, month }) => this.lineOf(id, dayOfColumn(month))));
    return renderLetter(senderOf(await this.settings.site()), {
      subject: 'Estados de cuenta por revisar',
      title: 'Estados de cuenta por revisar',
      preheader: lines[0] ?? 'No queda ninguno por revisar.',
      paragraphs: [
        ...(lines.length > 0 ? lines : ['Ya no queda ninguno por revisar.']),
        'Los retenidos no coinciden con los movimientos del contrato y no se enviaron al cliente. Revise el motivo de cada uno y vuelva a intentarlo.',
      ],
      button: { label: 'Abrir en el sistema', url: `${this.env.APP_URL}/admin/statement-runs` },
      whyReceived: 'Este aviso llega al correo de atención de la configuración del sitio.',
    });
  }

  private async lineOf(runId: string, month: string): Promise<string> {
    const count = (state: 'held' | 'failed') => this.prisma.statementItem.count({ where: { runId, state } });
    const [held, failed] = [await count('held'), await count('failed')];
    return `${monthLabel(month)}: ${held} retenidos y ${failed} con error.`;
  }
}
