import { PrismaService } from '../database/prisma.service.js';
import { Every, Sweep } from '../schedule/sweep.js';

const DAY_MS = 24 * 3_600_000;

/** Rows that nobody will ask for again. */
const KEPT_FOR = {
  /** A browser repeats a form within minutes; a week leaves room for a client that was off line. */
  idempotentRequests: 7 * DAY_MS,
  /** Ended or expired sign-ins, for whoever looks into what happened. */
  sessions: 90 * DAY_MS,
  /** Used or old. */
  oneTimeLinks: 30 * DAY_MS,
  /** That have expired: they name a mailbox. */
  quoteListLinks: DAY_MS,
  /** Of workers that were killed and could not take leave. */
  heartbeats: DAY_MS,
  /** Mailboxes that get mail again; as long as a transport may still tell of what was before. */
  liftedMailboxes: 30 * DAY_MS,
  /** That somebody wrote to us: channels tell it again for a week at most, and an answer is free for a day. */
  inboundTexts: 30 * DAY_MS,
};

/** Throws away what has served its time, so that no table grows for ever. */
@Every({ hours: 1 }, { first: 'later' })
export class Housekeeping extends Sweep {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async sweep(now = Date.now()): Promise<void> {
    const before = (age: number) => ({ lt: new Date(now - age) });
    await this.prisma.idempotentRequest.deleteMany({ where: { createdAt: before(KEPT_FOR.idempotentRequests) } });
    await this.prisma.authSession.deleteMany({
      where: { OR: [{ endedAt: before(KEPT_FOR.sessions) }, { expiresAt: before(KEPT_FOR.sessions) }] },
    });
    await this.prisma.oneTimeLink.deleteMany({ where: { expiresAt: before(KEPT_FOR.oneTimeLinks) } });
    await this.prisma.quoteListLink.deleteMany({ where: { expiresAt: before(KEPT_FOR.quoteListLinks) } });
    await this.prisma.suppressedMailbox.deleteMany({ where: { liftedAt: before(KEPT_FOR.liftedMailboxes) } });
    await this.prisma.inboundText.deleteMany({ where: { at: before(KEPT_FOR.inboundTexts) } });
    await this.prisma.workerHeartbeat.deleteMany({ where: { beatAt: before(KEPT_FOR.heartbeats) } });
  }
}
