import { Injectable, Logger } from '@nestjs/common';
import type { Payment, Prisma } from '@flota/prisma';
import type { Database } from '../../platform/database/prisma.service.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { CardProvider, CheckoutHolder, ProviderMessage } from '../providers/card-provider.js';
import type { CheckoutReport } from '../providers/checkout.js';
import { CardProviders } from '../providers/card-providers.js';
import { PaymentOutcomes } from './payment-outcomes.js';

/**
 * The pages of the provider that are open: one a contract, so that what is paid in one window can't be paid again in
 * another. Starting a payment closes the others of its contracts, and money that came does.
 */
@Injectable()
export class Checkouts {
  private readonly logger = new Logger('Checkouts');

  constructor(
    private readonly providers: CardProviders,
    private readonly prisma: PrismaService,
    private readonly outcomes: PaymentOutcomes,
  ) {}

  /** Takes a provider's message, and closes what is not to be paid any more because of it. */
  async takeMessage(provider: CardProvider, message: ProviderMessage): Promise<void> {
    await this.closeQuietly(await this.outcomes.takeMessage(provider.name, message));
  }

  /** The same of what it answered when it was asked. */
  async takeReport(provider: CheckoutHolder, report: CheckoutReport): Promise<void> {
    await this.closeQuietly(await this.outcomes.takeReport(provider.name, report));
  }

  /** Asks whoever a payment was begun with how its checkout stands. */
  async ask(payment: WithPage): Promise<void> {
    const provider = await this.holderOf(payment);
    await this.closeQuietly(
      await this.outcomes.takeReport(provider.name, await provider.find(payment.providerReference ?? '')),
    );
  }

  /** Whether a page is open at which one of the contracts could be paid. */
  async anyOpen(database: Database, contractIds: readonly string[]): Promise<boolean> {
    return (await database.payment.count({ where: openOf(contractIds) })) > 0;
  }

  /** Whether a saved card is being charged for one of them: that can't be called back, and has no page to close. */
  async anyCharge(database: Database, contractIds: readonly string[], butId?: string): Promise<boolean> {
    const where = { ...openOf(contractIds), savedCardId: { not: null }, ...(butId && { id: { not: butId } }) };
    return (await database.payment.count({ where })) > 0;
  }

  /**
   * Closes the pages of these contracts. One that was paid at the last moment is posted as what it is.
   *
   * @throws when the provider can't be asked: then they may still be paid
   */
  async close(contractIds: readonly string[]): Promise<void> {
    if (contractIds.length === 0) return;
    const where = openOf(contractIds);
    // Nobody was shown a page of these. Whoever is about to get one finds that it is over (see PaymentsService).
    await this.prisma.payment.updateMany({ where: { ...where, providerReference: null }, data: { state: 'expired' } });
    const open = await this.prisma.payment.findMany({
      where: { ...where, providerReference: { not: null } },
      select: { provider: true, accountId: true, providerReference: true },
      distinct: ['providerReference'],
    });
    for (const payment of open) {
      const provider = await this.holderOf(payment);
      await this.outcomes.takeReport(provider.name, await provider.expire(payment.providerReference ?? ''));
    }
  }

  /** The money has come and is posted, whether or not the provider answers now: the sweep tries again. */
  async closeQuietly(contractIds: readonly string[]): Promise<void> {
    await this.close(contractIds).catch((error: unknown) =>
      this.logger.warn({ err: error, contractIds }, 'The provider closed no page; trying again later'),
    );
  }

  private async holderOf(payment: WithPage): Promise<CheckoutHolder> {
    const provider = await this.providers.of(payment);
    if (!provider) throw new Error('Nobody can be asked about this payment: the keys it was begun with are gone');
    return provider;
  }
}

/** Of a payment, what it takes to ask for it. */
export type WithPage = Pick<Payment, 'provider' | 'accountId' | 'providerReference'>;

/** A payment that the provider still says nothing of is then a matter for a person, in milliseconds. */
export const GIVE_UP_MS = 7 * 24 * 3_600_000;

const openOf = (contractIds: readonly string[]) =>
  ({
    contractId: { in: [...contractIds] },
    provider: { not: 'transfer' },
    state: 'started',
    savedCardId: null,
    createdAt: { gt: new Date(Date.now() - GIVE_UP_MS) },
  }) satisfies Prisma.PaymentWhereInput;
