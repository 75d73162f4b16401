import { dayOfColumn } from '@flota/prisma';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Letter } from '../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';
import { monthLabel } from './statement-month.js';

/**
 * Tells the lender's mailbox that statements wait for somebody to look at them. What waits is counted when the mail goes
 * out, so that it is true then.
 */
@Mail({ name: 'statements.send-held-notice', despiteBounces: true }, 'statement_run')
export class HeldNoticeMail extends OwedMail<'statement_run'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ staffUrl }: MailInHand<'statement_run'>): Promise<Letter> {
    const runs = await this.prisma.statementRun.findMany({
      where: { items: { some: { state: { in: ['held', 'failed'] } } } },
      orderBy: { month: 'desc' },
    });
    const lines = await Promise.all(runs.map(async ({ id, month }) => this.lineOf(id, dayOfColumn(month))));
    return {
      subject: 'Estados de cuenta por revisar',
      title: 'Estados de cuenta por revisar',
      preheader: lines[0] ?? 'No queda ninguno por revisar.',
      paragraphs: [
        ...(lines.length > 0 ? lines : ['Ya no queda ninguno por revisar.']),
        'Los retenidos no coinciden con los movimientos del contrato y no se enviaron al cliente. Revise el motivo de cada uno y vuelva a intentarlo.',
      ],
      button: { label: 'Abrir en el sistema', url: staffUrl('statement-runs') },
      whyReceived: 'Este aviso llega al correo de atención de la configuración del sitio.',
    };
  }

  private async lineOf(runId: string, month: string): Promise<string> {
    const count = (state: 'held' | 'failed') => this.prisma.statementItem.count({ where: { runId, state } });
    const [held, failed] = [await count('held'), await count('failed')];
    return `${monthLabel(month)}: ${held} retenidos y ${failed} con error.`;
  }
}
