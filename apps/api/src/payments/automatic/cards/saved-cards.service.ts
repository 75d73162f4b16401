import { Injectable, Logger } from '@nestjs/common';
import type { SavedCard as Row } from '@flota/prisma';
import type { CardSetup, SavedCard } from '@flota/schemas';
import { Ledgers } from '../../../contracts/index.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import { ProblemException } from '../../../platform/errors/problem.exception.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { RateLimiter } from '../../../platform/rate-limit/rate-limiter.js';
import type { CardNews, CardSetupReport } from '../../providers/card-keeper.js';
import type { CardProvider } from '../../providers/card-provider.js';
import { CardProviders } from '../../providers/card-providers.js';
import { StopMandates } from '../mandates/stop-mandates.js';
import { knownHolder, requireRoom } from './card-holders.js';
import { presentCard } from './saved-card.presenter.js';

/** How long a card can be saved at the provider's page; Stripe wants at least half an hour. */
const SETUP_MS = 60 * 60_000;

/** Whoever tries out cards does it by the hundred. */
const SETUPS_LIMIT = { name: 'card-setups', points: 20, seconds: 3_600 };

/** Cards that customers keep at the provider. That one was saved is only believed of the provider. */
@Injectable()
export class SavedCards {
  private readonly logger = new Logger('SavedCards');

  constructor(
    private readonly providers: CardProviders,
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly ledgers: Ledgers,
    private readonly limiter: RateLimiter,
    private readonly stopping: StopMandates,
  ) {}

  /** Opens the provider's page at which one is saved. The row is there before the provider hears of it. */
  async begin(customerId: string): Promise<CardSetup> {
    const provider = await this.providers.current();
    if (!provider) throw unavailable();
    await this.limiter.consume(SETUPS_LIMIT, customerId);
    const { accountId, name } = provider;
    await requireRoom(this.prisma, provider, customerId);
    const holderReference = await knownHolder(this.prisma, provider, customerId);
    const setupExpiresAt = new Date(Date.now() + SETUP_MS);
    const { id } = await this.prisma.savedCard.create({
      data: { customerId, provider: name, accountId, setupExpiresAt },
    });
    try {
      const page = await provider.startSetup({ cardId: id, holderReference, expiresAt: setupExpiresAt });
      const { checkoutUrl: setupUrl, expiresAt, reference: setupReference } = page;
      await this.prisma.savedCard.update({
        where: { id },
        data: { setupReference, setupUrl, setupExpiresAt: expiresAt },
      });
      return { id, setupUrl };
    } catch (error) {
      this.logger.error({ err: error, cardId: id }, 'The card provider gave no page to save a card');
      await this.prisma.savedCard.update({ where: { id }, data: { state: 'abandoned' } });
      throw unavailable();
    }
  }

  /** 404 unless it is theirs. */
  async show(customerId: string, id: string): Promise<SavedCard> {
    return presentCard(await this.own(customerId, id));
  }

  /** What is paid with it pauses; its holder saw so before. */
  async remove(customerId: string, id: string): Promise<void> {
    await this.own(customerId, id);
    await this.end(id);
    await this.forgetQuietly(id);
  }

  /** What a provider tells of a card by itself. Said twice or late, it is done once. */
  async take(provider: CardProvider, news: CardNews): Promise<void> {
    if (news.kind === 'setup') {
      const card = await this.prisma.savedCard.findFirst({ where: { id: news.cardId, provider: provider.name } });
      if (card?.setupReference) await this.settle(card, news.report ?? (await provider.findSetup(card.setupReference)));
      return;
    }
    const { kind, methodReference, ...face } = news;
    const where = { provider: provider.name, methodReference, state: 'saved' as const };
    if (kind === 'changed') {
      await this.prisma.savedCard.updateMany({ where, data: { ...face, toldDaysBefore: null } });
      return;
    }
    const card = await this.prisma.savedCard.findFirst({ where, select: { id: true } });
    if (card) await this.end(card.id);
  }

  /** Asks how the page of a card stands, of which nothing was heard. */
  async ask(card: Row): Promise<void> {
    const provider = await this.providers.current();
    if (provider?.name === card.provider && card.setupReference) {
      await this.settle(card, await provider.findSetup(card.setupReference));
    }
  }

  /** The provider keeps what was removed here no longer. The sweep tries again where it can't be asked. */
  async forgetQuietly(id: string): Promise<void> {
    const card = await this.prisma.savedCard.findUnique({ where: { id } });
    if (card?.state !== 'removed' || card.methodReference === null) return;
    try {
      const provider = await this.providers.current();
      if (provider?.name === card.provider) await provider.forgetCard(card.methodReference);
      await this.prisma.savedCard.update({ where: { id }, data: { methodReference: null } });
    } catch (error) {
      this.logger.warn({ err: error, cardId: id }, 'The card provider forgot no card; trying again later');
    }
  }

  private async own(customerId: string, id: string): Promise<Row> {
    const card = await this.prisma.savedCard.findUnique({ where: { id, customerId } });
    if (!card) throw ProblemException.notFound();
    return card;
  }

  /**
   * A page that closed may have saved a card a moment before: that counts. Where it was removed here while its page was
   * open, the provider has one that nobody wants kept: it is forgotten there as well.
   */
  private async settle({ id, setupReference }: Row, report: CardSetupReport): Promise<void> {
    if (report.reference !== setupReference || report.outcome === 'open') return;
    const { card } = report;
    const unwanted = await this.prisma.savedCard.updateMany({
      where: { id, state: 'removed', setupReference },
      data: { setupReference: null, ...(card && { methodReference: card.methodReference }) },
    });
    if (unwanted.count > 0) return this.forgetQuietly(id);
    if (card === null) {
      await this.prisma.savedCard.updateMany({ where: { id, state: 'saving' }, data: { state: 'abandoned' } });
      return;
    }
    await this.prisma.savedCard.updateMany({
      where: { id, state: { in: ['saving', 'abandoned'] } },
      data: { ...card, state: 'saved', savedAt: new Date(), setupUrl: null },
    });
  }

  private async end(id: string): Promise<void> {
    await this.outbox.commit(async (database, owe) => {
      const paying = { cardId: id, state: { not: 'ended' as const } };
      const mandates = await database.automaticPayment.findMany({ where: paying });
      await this.ledgers.lock(
        database,
        mandates.map(({ contractId }) => contractId),
      );
      const { count } = await database.savedCard.updateMany({
        where: { id, state: { not: 'removed' } },
        data: { state: 'removed', removedAt: new Date(), setupUrl: null },
      });
      if (count === 0) return;
      for (const mandate of await database.automaticPayment.findMany({ where: { ...paying, state: 'active' } })) {
        await this.stopping.pause({ database, owe }, mandate.id, 'card_removed');
      }
    });
  }
}

const unavailable = () => new ProblemException(503, 'PAYMENT.PROVIDER_UNAVAILABLE');
