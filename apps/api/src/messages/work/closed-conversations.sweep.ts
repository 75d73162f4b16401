import { PrismaService } from '../../platform/database/prisma.service.js';
import { NoticeChoices } from '../../platform/notices/notice-choices.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Every, Sweep } from '../../platform/schedule/sweep.js';
import { MessageClosedMail } from './message-closed.mail.js';

/** Within it a closing that was a mistake is undone, and the customer hears of nothing. */
const GRACE_MS = 10 * 60_000;

const MOST = 100;

/** Tells who wrote that their matter is closed, and asks how they were attended to: once a conversation. */
@Every({ minutes: 1 })
export class ClosedConversationsSweep extends Sweep {
  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly choices: NoticeChoices,
  ) {
    super();
  }

  override async sweep(now = Date.now()): Promise<void> {
    const where = { state: 'closed', ratingAskedAt: null, closedAt: { lt: new Date(now - GRACE_MS) } } as const;
    await this.inSteps(MOST, async (take) => {
      const closed = await this.prisma.conversation.findMany({ where, select: { id: true }, take });
      for (const { id } of closed) if (!this.stopped) await this.ask(id, where);
      return closed.length;
    });
  }

  /** Once, however many sweeps look: that nobody was asked is the condition. Who said it already is not asked. */
  private async ask(id: string, where: object): Promise<void> {
    await this.outbox.commit(async (database, owe) => {
      const { count } = await database.conversation.updateMany({
        where: { ...where, id },
        data: { ratingAskedAt: new Date() },
      });
      if (count === 0) return;
      const { customer, rating } = await database.conversation.findUniqueOrThrow({
        where: { id },
        select: { customer: { select: { id: true, email: true } }, rating: { select: { score: true } } },
      });
      if (rating || !(await this.choices.wants(database, customer.id, 'messages', 'email'))) return;
      await owe(MessageClosedMail, { to: customer.email, about: { kind: 'conversation', id } });
    });
  }
}
