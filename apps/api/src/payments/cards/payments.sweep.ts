import { PrismaService } from '../../platform/database/prisma.service.js';
import { Every, Sweep } from '../../platform/schedule/sweep.js';
import { checkoutIdOf } from '../checkout.js';
import { Checkouts, GIVE_UP_MS } from './checkouts.js';
import { otherMoney } from './payment-outcomes.js';
import { SavedCardCharges } from './saved-card-charges.js';

/** Providers tell within seconds; after this much silence we ask. */
const SILENCE_MS = 15 * 60_000;
const STARTED = { provider: { not: 'transfer' }, state: 'started' } as const;
/** Payments at a page of a provider that customers have not been told the end of. */
const WAITING = { ...STARTED, savedCardId: null } as const;
/** With a saved card whose holder was there. Automatic ones have a job that asks for them. */
const CHARGED = { ...STARTED, savedCardId: { not: null }, automaticChargeId: null } as const;

/**
 * Asks the provider about payments it has said nothing of, so that a lost message loses no money, and
 * closes those that can no longer be paid, or are not to be: other money came for the contract, a transfer for one.
 */
@Every({ minutes: 5 }, { first: 'later' })
export class PaymentsSweep extends Sweep {
  constructor(
    private readonly prisma: PrismaService,
    private readonly checkouts: Checkouts,
    private readonly charges: SavedCardCharges,
  ) {
    super();
  }

  override async sweep(now = new Date()): Promise<void> {
    // The provider gave no page in all this time: nobody can have paid.
    await this.prisma.payment.updateMany({
      where: { ...WAITING, providerReference: null, expiresAt: { lt: now } },
      data: { state: 'expired' },
    });
    await this.closeOvertaken(now);
    await this.askAboutCharges(now);
    const silent = await this.prisma.payment.findMany({
      where: {
        ...WAITING,
        providerReference: { not: null },
        createdAt: { gt: new Date(now.getTime() - GIVE_UP_MS) },
        OR: [{ expiresAt: { lt: now } }, { createdAt: { lt: new Date(now.getTime() - SILENCE_MS) } }],
      },
      select: { id: true, provider: true, accountId: true, providerReference: true },
      distinct: ['providerReference'],
    });
    for (const payment of silent) {
      if (this.stopped) break;
      await this.checkouts
        .ask(payment)
        .catch((error: unknown) =>
          this.logger.warn({ err: error, paymentId: payment.id }, 'The provider did not say; asking again later'),
        );
    }
  }

  private async askAboutCharges(now: Date): Promise<void> {
    const silent = await this.prisma.payment.findMany({
      where: {
        ...CHARGED,
        createdAt: { gt: new Date(now.getTime() - GIVE_UP_MS), lt: new Date(now.getTime() - SILENCE_MS) },
      },
      select: { id: true, groupId: true },
    });
    for (const checkoutId of new Set(silent.map(checkoutIdOf))) {
      if (this.stopped) break;
      await this.charges
        .ask(checkoutId)
        .catch((error: unknown) =>
          this.logger.warn({ err: error, checkoutId }, 'The provider did not say; asking again later'),
        );
    }
  }

  private async closeOvertaken(now: Date): Promise<void> {
    const open = await this.prisma.payment.findMany({
      where: { ...WAITING, expiresAt: { gt: now } },
      select: { id: true, contractId: true, createdAt: true },
    });
    for (const payment of open) {
      if (this.stopped) break;
      const overtaken = await this.prisma.contractEvent.count({ where: otherMoney(payment) });
      if (overtaken > 0) await this.checkouts.closeQuietly([payment.contractId]);
    }
  }
}
