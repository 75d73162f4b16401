import type { SavedCard } from '@flota/prisma';
import { todayInMexico } from '@flota/schemas';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Every, Sweep } from '../../../platform/schedule/sweep.js';
import { CardExpiryMail } from '../mail/card-expiry.mail.js';
import { expiryNotice } from '../rules/card-expiry.js';
import { endOf } from './saved-card.presenter.js';
import { SavedCards } from './saved-cards.service.js';

/** Providers tell within seconds; after this much silence we ask. */
const SILENCE_MS = 15 * 60_000;
/** A page that is not known about by then is a matter for a person. */
const GIVE_UP_MS = 7 * 24 * 3_600_000;

const MOST = 200;

/** Asks about cards that nothing was heard of, forgets what was removed, and tells of those that end. */
@Every({ minutes: 15 }, { first: 'later' })
export class SavedCardsSweep extends Sweep {
  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly cards: SavedCards,
  ) {
    super();
  }

  override async sweep(now = new Date(), today = todayInMexico()): Promise<void> {
    await this.askAbout(now);
    const removed = await this.prisma.savedCard.findMany({
      where: { state: 'removed', methodReference: { not: null } },
      select: { id: true },
      take: MOST,
    });
    for (const { id } of removed) if (!this.stopped) await this.cards.forgetQuietly(id);
    await this.tellOfEnds(today);
  }

  private async askAbout(now: Date): Promise<void> {
    const silent = await this.prisma.savedCard.findMany({
      where: {
        // What was removed while its page was open may have been saved there since: `settle` takes the page off the row.
        OR: [{ state: 'saving' }, { state: 'removed', savedAt: null, setupReference: { not: null } }],
        createdAt: { gt: new Date(now.getTime() - GIVE_UP_MS), lt: new Date(now.getTime() - SILENCE_MS) },
      },
      take: MOST,
    });
    for (const card of silent) {
      if (this.stopped) return;
      await this.cards
        .ask(card)
        .catch((error: unknown) =>
          this.logger.warn({ err: error, cardId: card.id }, 'The provider did not say; asking again later'),
        );
    }
  }

  /** A month's last day at the latest: only what ends by the next month's end is looked at. */
  private async tellOfEnds(today: string): Promise<void> {
    const [year = 0, month = 0] = today.split('-').map(Number);
    const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
    let after: string | undefined;
    await this.inSteps(MOST, async (take) => {
      const ending = await this.prisma.savedCard.findMany({
        where: {
          state: 'saved',
          customer: { active: true },
          AND: [
            { OR: [{ toldDaysBefore: null }, { toldDaysBefore: { gt: 0 } }] },
            { OR: [{ expiryYear: { lt: next.year } }, { expiryYear: next.year, expiryMonth: { lte: next.month } }] },
          ],
          ...(after !== undefined && { id: { gt: after } }),
        },
        orderBy: { id: 'asc' },
        take,
      });
      after = ending.at(-1)?.id;
      for (const card of ending) if (!this.stopped) await this.tellOf(card, today);
      return ending.length;
    });
  }

  /** Once, however many sweeps look: the column as it was found is the condition. */
  private async tellOf(card: SavedCard, today: string): Promise<void> {
    const lastDay = endOf(card);
    const days = lastDay === null ? null : expiryNotice(lastDay, today, card.toldDaysBefore);
    if (days === null) return;
    await this.outbox.commit(async (database, owe) => {
      const { count } = await database.savedCard.updateMany({
        where: { id: card.id, state: 'saved', toldDaysBefore: card.toldDaysBefore },
        data: { toldDaysBefore: days },
      });
      if (count === 0) return;
      const { email } = await database.customer.findUniqueOrThrow({ where: { id: card.customerId } });
      await owe(CardExpiryMail, { to: email, about: { kind: 'saved_card', id: card.id } });
    });
  }
}
