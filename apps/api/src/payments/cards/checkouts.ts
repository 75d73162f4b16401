import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Prisma } from '@flota/prisma';
import type { Database } from '../../platform/database/prisma.service.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { CARD_PROVIDER, type CardProvider, type ProviderMessage } from '../providers/card-provider.js';
import { PaymentOutcomes } from './payment-outcomes.js';

/**
 * The pages of the provider that are open: one a contract, so that what is paid in one window can't be paid again in
 * another. Starting a payment closes the others of its contracts, and money that came does.
 */
@Injectable()
export class Checkouts {
  private readonly logger = new Logger('Checkouts');

  constructor(
    @Inject(CARD_PROVIDER) private readonly provider: CardProvider | null,
    private readonly prisma: PrismaService,
    private readonly outcomes: PaymentOutcomes,
  ) {}

  /** Takes a provider's message, and closes what is not to be paid any more because of it. */
  async takeMessage(provider: CardProvider, message: ProviderMessage): Promise<void> {
    await this.closeQuietly(await this.outcomes.takeMessage(provider.name, message));
  }

  /** Asks the provider how a checkout stands. */
  async ask(provider: CardProvider, reference: string): Promise<void> {
    await this.closeQuietly(await this.outcomes.takeReport(provider.name, await provider.find(reference)));
  }

  /** Whether a page is open at which one of the contracts could be paid. */
  async anyOpen(database: Database, contractIds: readonly string[]): Promise<boolean> {
    return (await database.payment.count({ where: openOf(contractIds) })) > 0;
  }

  /**
   * Closes the pages of these contracts. One that was paid at the last moment is posted as what it is.
   *
   * @throws when the provider can't be asked: then they may still be paid
   */
  async close(contractIds: readonly string[]): Promise<void> {
    const { provider } = this;
    if (!provider || contractIds.length === 0) return;
    const where = { ...openOf(contractIds), provider: provider.name };
    // Nobody was shown a page of these. Whoever is about to get one finds that it is over (see PaymentsService).
    await this.prisma.payment.updateMany({ where: { ...where, providerReference: null }, data: { state: 'expired' } });
    const open = await this.prisma.payment.findMany({ where, select: { providerReference: true } });
    for (const reference of new Set(open.flatMap(({ providerReference }) => providerReference ?? []))) {
      await this.outcomes.takeReport(provider.name, await provider.expire(reference));
    }
  }

  /** The money has come and is posted, whether or not the provider answers now: the sweep tries again. */
  async closeQuietly(contractIds: readonly string[]): Promise<void> {
    await this.close(contractIds).catch((error: unknown) =>
      this.logger.warn({ err: error, contractIds }, 'The provider closed no page; trying again later'),
    );
  }
}

const openOf = (contractIds: readonly string[]) =>
  ({
    contractId: { in: [...contractIds] },
    provider: { not: 'transfer' },
    state: 'started',
  }) satisfies Prisma.PaymentWhereInput;
