import { Injectable } from '@nestjs/common';
import type { SavedCard as Row } from '@flota/prisma';
import type { SavedCard } from '@flota/schemas';
import { SettingsService } from '../../../content/index.js';
import { type Database, PrismaService } from '../../../platform/database/prisma.service.js';
import { ProblemException } from '../../../platform/errors/problem.exception.js';
import type { CardProvider } from '../../providers/card-provider.js';
import type { CardToKeep, Checkout } from '../../providers/checkout.js';
import { knownHolder, requireRoom } from './card-holders.js';
import { cardTerms } from './card-terms.js';
import { presentCard } from './saved-card.presenter.js';

interface Asked {
  customerId: string;
  /** Of the payment, or of the group of payments. */
  checkoutId: string;
  /** Of the words that they read and ticked. */
  textVersion: string;
  expiresAt: Date;
}

/** Cards that are saved at the page at which something is paid. What comes of them is told as of any other (see SavedCards). */
@Injectable()
export class KeptCards {
  constructor(
    private readonly prisma: PrismaService,
    private readonly settings: SettingsService,
  ) {}

  /**
   * In the transaction that begins the payment.
   *
   * @throws ProblemException 409 where they have as many as they may, or the words are not what they read
   */
  async begin(database: Database, provider: CardProvider, asked: Asked): Promise<void> {
    const { checkoutId, customerId, expiresAt: setupExpiresAt, textVersion } = asked;
    const terms = cardTerms(await this.settings.site());
    if (terms.version !== textVersion) throw new ProblemException(409, 'CARD.TERMS_CHANGED');
    await requireRoom(database, provider, customerId);
    const text = terms.text.join('\n\n');
    const { accountId, name } = provider;
    await database.savedCard.create({
      data: { customerId, provider: name, accountId, checkoutId, setupExpiresAt, textVersion, text },
    });
  }

  /** What the provider is told of it; `null` where nothing is to be saved. */
  async toKeep(provider: CardProvider, checkoutId: string): Promise<CardToKeep | null> {
    const card = await this.find(checkoutId);
    if (card?.state !== 'saving') return null;
    return { cardId: card.id, holderReference: await knownHolder(this.prisma, provider, card.customerId) };
  }

  /** The page is there. */
  async opened(checkoutId: string, { expiresAt: setupExpiresAt, reference: setupReference }: Checkout): Promise<void> {
    const where = { checkoutId, state: 'saving' } as const;
    await this.prisma.savedCard.updateMany({ where, data: { setupReference, setupExpiresAt } });
  }

  /** There is no page, and will be none. */
  async abandon(checkoutId: string): Promise<void> {
    await this.prisma.savedCard.updateMany({ where: { checkoutId, state: 'saving' }, data: { state: 'abandoned' } });
  }

  /** What became of it, for its holder; `null` where none was to be saved. */
  async of(customerId: string, checkoutId: string): Promise<SavedCard | null> {
    const card = await this.find(checkoutId);
    return card?.customerId === customerId ? presentCard(card) : null;
  }

  private find(checkoutId: string): Promise<Row | null> {
    return this.prisma.savedCard.findUnique({ where: { checkoutId } });
  }
}
