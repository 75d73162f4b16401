import { Inject } from '@nestjs/common';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Every, Sweep } from '../../platform/schedule/sweep.js';
import { CARD_PROVIDER, type CardProvider } from '../providers/card-provider.js';
import { Checkouts } from './checkouts.js';
import { otherMoney } from './payment-outcomes.js';

/** Providers tell within seconds; after this much silence we ask. */
const SILENCE_MS = 15 * 60_000;
/** A payment that the provider still says nothing of is then a matter for a person. */
const GIVE_UP_MS = 7 * 24 * 3_600_000;

/**
 * Asks the provider about payments it has said nothing of, so that a lost message loses no money, and
 * closes those that can no longer be paid, or are not to be: other money came for the contract, a transfer for one.
 */
@Every({ minutes: 5 }, { first: 'later' })
export class PaymentsSweep extends Sweep {
  constructor(
    @Inject(CARD_PROVIDER) private readonly provider: CardProvider | null,
    private readonly prisma: PrismaService,
    private readonly checkouts: Checkouts,
  ) {
    super();
  }

  override async sweep(now = new Date()): Promise<void> {
    const { provider } = this;
    if (!provider) return;
    const waiting = { provider: provider.name, state: 'started' } as const;
    // The provider gave no page in all this time: nobody can have paid.
    await this.prisma.payment.updateMany({
      where: { ...waiting, providerReference: null, expiresAt: { lt: now } },
      data: { state: 'expired' },
    });
    await this.closeOvertaken(provider, now);
    const silent = await this.prisma.payment.findMany({
      where: {
        ...waiting,
        providerReference: { not: null },
        createdAt: { gt: new Date(now.getTime() - GIVE_UP_MS) },
        OR: [{ expiresAt: { lt: now } }, { createdAt: { lt: new Date(now.getTime() - SILENCE_MS) } }],
      },
      select: { id: true, providerReference: true },
      distinct: ['providerReference'],
    });
    for (const { id, providerReference } of silent) {
      if (this.stopped) break;
      await this.checkouts
        .ask(provider, providerReference ?? '')
        .catch((error: unknown) =>
          this.logger.warn({ err: error, paymentId: id }, 'The provider did not say; asking again later'),
        );
    }
  }

  private async closeOvertaken({ name }: CardProvider, now: Date): Promise<void> {
    const open = await this.prisma.payment.findMany({
      where: { provider: name, state: 'started', expiresAt: { gt: now } },
      select: { id: true, contractId: true, createdAt: true },
    });
    for (const payment of open) {
      if (this.stopped) break;
      const overtaken = await this.prisma.contractEvent.count({ where: otherMoney(payment) });
      if (overtaken > 0) await this.checkouts.closeQuietly([payment.contractId]);
    }
  }
}
