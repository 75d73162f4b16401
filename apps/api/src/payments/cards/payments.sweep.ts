import { Inject } from '@nestjs/common';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Every, Sweep } from '../../platform/schedule/sweep.js';
import { CARD_PROVIDER, type CardProvider } from '../providers/card-provider.js';
import { PaymentOutcomes } from './payment-outcomes.js';

/** Providers tell within seconds; after this much silence we ask. */
const SILENCE_MS = 15 * 60_000;
/** A payment that the provider still says nothing of is then a matter for a person. */
const GIVE_UP_MS = 7 * 24 * 3_600_000;

/**
 * Asks the provider about payments it has said nothing of, so that a lost message loses no money, and
 * closes those that can no longer be paid.
 */
@Every({ minutes: 5 }, { first: 'later' })
export class PaymentsSweep extends Sweep {
  constructor(
    @Inject(CARD_PROVIDER) private readonly provider: CardProvider | null,
    private readonly prisma: PrismaService,
    private readonly outcomes: PaymentOutcomes,
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
    const silent = await this.prisma.payment.findMany({
      where: {
        ...waiting,
        providerReference: { not: null },
        createdAt: { gt: new Date(now.getTime() - GIVE_UP_MS) },
        OR: [{ expiresAt: { lt: now } }, { createdAt: { lt: new Date(now.getTime() - SILENCE_MS) } }],
      },
      select: { id: true, providerReference: true },
    });
    for (const { id, providerReference } of silent) {
      if (this.stopped) break;
      await this.ask(provider, providerReference ?? '').catch((error: unknown) =>
        this.logger.warn({ err: error, paymentId: id }, 'The provider did not say; asking again later'),
      );
    }
  }

  private async ask(provider: CardProvider, reference: string): Promise<void> {
    await this.outcomes.takeReport(provider.name, await provider.find(reference));
  }
}
