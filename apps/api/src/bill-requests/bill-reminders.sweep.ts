import type { BillCorrection } from '@flota/prisma';
import { PrismaService } from '../platform/database/prisma.service.js';
import { Notices } from '../platform/notices/notices.js';
import { Outbox } from '../platform/outbox/outbox.js';
import { Every, Sweep } from '../platform/schedule/sweep.js';
import { MOVED } from './bill-moves.js';
import { BillReminderMail } from './bill-reminder.mail.js';

const DAY_MS = 24 * 3_600_000;
/** Between two mails about the same correction. */
const BETWEEN_MS = 3 * DAY_MS;
/** After so long a reminder more is a nuisance. */
const REMINDED_MS = 21 * DAY_MS;

/** Reminds customers of corrections that they have not sent, every third day for three weeks. */
@Every({ hours: 1 })
export class BillRemindersSweep extends Sweep {
  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly notices: Notices,
  ) {
    super();
  }

  /** How many were reminded. */
  override async sweep(now = new Date()): Promise<number> {
    const waiting = await this.prisma.billCorrection.findMany({
      where: {
        request: { state: 'needs_correction' },
        mendedAt: null,
        droppedAt: null,
        askedAt: { gt: new Date(now.getTime() - REMINDED_MS) },
        toldAt: { lte: new Date(now.getTime() - BETWEEN_MS) },
      },
    });
    let reminded = 0;
    for (const correction of waiting) {
      if (this.stopped) break;
      if (await this.remind(correction, now)) reminded += 1;
    }
    return reminded;
  }

  /** Once, however many sweeps look: the column as it was found is the condition. `false` when there is nothing to remind of any more. */
  private remind({ id, requestId, toldAt }: BillCorrection, now: Date): Promise<boolean> {
    return this.outbox.commit(async (database, owe) => {
      const { count } = await database.billCorrection.updateMany({
        where: { id, toldAt, mendedAt: null, droppedAt: null },
        data: { toldAt: now },
      });
      if (count === 0) return false;
      const { contract } = await database.billRequest.findUniqueOrThrow({ where: { id: requestId }, include: MOVED });
      await this.notices.tell(database, owe, {
        kind: 'billRequests',
        customer: contract.customer,
        about: { kind: 'bill_request', id: requestId },
        mail: BillReminderMail,
      });
      return true;
    });
  }
}
