import { Injectable, Logger } from '@nestjs/common';
import type { Payment } from '@flota/prisma';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { checkoutIdOf, ofCheckout, totalOf } from '../checkout.js';
import type { ChargeRequest } from '../providers/card-keeper.js';
import type { CardProvider } from '../providers/card-provider.js';
import { CardProviders } from '../providers/card-providers.js';
import { Checkouts } from './checkouts.js';

type OfCard = Pick<Payment, 'accountId' | 'amount' | 'folio' | 'groupId' | 'id' | 'provider' | 'savedCardId'>;

/** Payments with a saved card whose holder is there: it is charged at once, and no page of the provider is opened. */
@Injectable()
export class SavedCardCharges {
  private readonly logger = new Logger('SavedCardCharges');

  constructor(
    private readonly providers: CardProviders,
    private readonly prisma: PrismaService,
    private readonly checkouts: Checkouts,
  ) {}

  /** Where the answer is lost its payments stay `started`: the provider's message tells, or the sweep asks. */
  async charge(provider: CardProvider, payments: readonly [OfCard, ...OfCard[]]): Promise<void> {
    try {
      const report = await provider.charge(await this.requestOf(payments));
      const where = ofCheckout(checkoutIdOf(payments[0]));
      await this.prisma.payment.updateMany({ where, data: { providerReference: report.reference } });
      await this.checkouts.takeReport(provider, report);
    } catch (error) {
      this.logger.error({ err: error, paymentId: payments[0].id }, 'Nobody said whether a saved card was charged');
    }
  }

  /** What became of one whose answer was lost; by now nothing of it is on its way any more. */
  async ask(checkoutId: string): Promise<void> {
    const [first, ...others] = await this.prisma.payment.findMany({
      where: ofCheckout(checkoutId),
      orderBy: { folio: 'asc' },
    });
    if (!first) return;
    const holder = await this.providers.of(first);
    if (!holder) throw new Error('Nobody can be asked about this charge: the keys it was begun with are gone');
    const found = await holder.findCharge(await this.requestOf([first, ...others]));
    if (found) return this.checkouts.takeReport(holder, found);
    await this.prisma.payment.updateMany({
      where: { ...ofCheckout(checkoutId), state: 'started' },
      data: { state: 'expired' },
    });
  }

  private async requestOf(payments: readonly [OfCard, ...OfCard[]]): Promise<ChargeRequest> {
    const [first] = payments;
    const card = await this.prisma.savedCard.findUniqueOrThrow({ where: { id: first.savedCardId ?? '' } });
    return {
      paymentId: checkoutIdOf(first),
      folio: first.folio,
      amount: totalOf(payments),
      attended: true,
      holderReference: card.holderReference ?? '',
      methodReference: card.methodReference ?? '',
    };
  }
}
