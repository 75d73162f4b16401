import { Injectable } from '@nestjs/common';
import { SettingsService } from '../content/index.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { Outbox } from '../platform/outbox/outbox.js';
import { HeldNoticeMail } from './held-notice.mail.js';

/** Items of a run that are still to be brought to an end. */
const OPEN = { state: { in: ['pending', 'working'] } } satisfies { state: { in: ('pending' | 'working')[] } };

/** Ends runs. */
@Injectable()
export class StatementRunEnd {
  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly settings: SettingsService,
  ) {}

  /** When nothing of it is left to do, which its rows say; staff get a notice when something in it waits for them. */
  async endIfDone(runId: string): Promise<void> {
    if (await this.prisma.statementItem.findFirst({ where: { runId, ...OPEN }, select: { runId: true } })) return;
    const mailbox = (await this.settings.site()).email;
    await this.outbox.commit(async (database, owe) => {
      const { count } = await database.statementRun.updateMany({
        where: { id: runId, finishedAt: null, items: { none: OPEN } },
        data: { finishedAt: new Date() },
      });
      if (count === 0) return;
      const waiting = await database.statementItem.count({ where: { runId, state: { in: ['held', 'failed'] } } });
      if (waiting > 0) await owe(HeldNoticeMail, { to: mailbox, about: { kind: 'statement_run', id: runId } });
    });
  }
}
