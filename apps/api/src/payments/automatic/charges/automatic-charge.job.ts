import { type AutomaticCharge, dayOfColumn, type Payment, type SavedCard } from '@flota/prisma';
import { todayInMexico } from '@flota/schemas';
import { z } from 'zod';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import { Job, OwedJob } from '../../../platform/queue/job.js';
import { type Lease, LeasedRows } from '../../../platform/queue/leased-rows.js';
import { Checkouts } from '../../cards/checkouts.js';
import { PAYMENT_FAILURES } from '../../cards/payment-outcomes.js';
import { CARD_UNKNOWN, type ChargeRequest } from '../../providers/card-keeper.js';
import type { CardProvider, CheckoutReport } from '../../providers/card-provider.js';
import { CardProviders } from '../../providers/card-providers.js';
import { lastChargeDay } from '../rules/charge-rules.js';
import { BeginCharge, type BegunCharge } from './begin-charge.js';
import { ConcludeCharge } from './conclude-charge.js';

const chargeKey = z.object({ id: z.uuid() });
type ChargeKey = z.output<typeof chargeKey>;

/**
 * Charges a card what fell due. A payment is written down before the card is asked, and its id is the provider's idempotency key:
 * whoever takes over from a worker that died finds it, asks what became of it, and asks for nothing else.
 */
@Job({ name: 'payments.charge', key: chargeKey, concurrency: 4 })
export class AutomaticChargeJob extends OwedJob<AutomaticCharge, ChargeKey> {
  protected override readonly rows: LeasedRows<AutomaticCharge, ChargeKey>;

  constructor(
    private readonly prisma: PrismaService,
    private readonly providers: CardProviders,
    private readonly checkouts: Checkouts,
    private readonly beginning: BeginCharge,
    private readonly concluding: ConcludeCharge,
  ) {
    super();
    this.rows = new LeasedRows(prisma, {
      name: 'automatic charge',
      model: (database) => database.automaticCharge,
      key: ['id'],
      states: { inHand: 'charging', done: 'done' },
      leaseMs: 60_000,
      // A decline ends its row itself; all else may pass, and is not made after its last day.
      isFinal: () => false,
    });
  }

  protected override async work(charge: AutomaticCharge, lease: Lease<AutomaticCharge>): Promise<null> {
    const begun = await this.begunOf(charge);
    if (begun) {
      if (begun.state === 'started') await this.askAgain(begun, charge);
      await this.concluding.conclude(begun, charge, lease);
      return null;
    }
    const provider = await this.providers.current();
    const card = await this.cardOf(charge);
    if (provider?.name !== card.provider || card.state !== 'saved') {
      await this.concluding.refuse(charge, CARD_UNKNOWN, lease);
      return null;
    }
    const payment = await this.beginning.begin(charge, provider, lease);
    if (!payment) return null;
    await this.take(payment, provider, await provider.charge(requestOf(payment, payment.savedCard)));
    await this.concluding.conclude(payment, charge, lease);
    return null;
  }

  /**
   * The last attempt, while it is not concluded: its answer was lost, or the bank has not decided, or a message told the outcome
   * before a worker could. That was a decline perhaps, after which the card is not asked at once.
   */
  private async begunOf({ failureCode, id, tries }: AutomaticCharge): Promise<BegunCharge | null> {
    if (tries === 0 || failureCode !== null) return null;
    return this.prisma.payment.findFirst({
      where: { automaticChargeId: id },
      orderBy: { createdAt: 'desc' },
      include: { savedCard: true },
    });
  }

  private async askAgain(payment: BegunCharge, charge: AutomaticCharge): Promise<void> {
    const provider = await this.providers.current();
    if (provider?.name !== payment.provider || !payment.savedCard) {
      throw new Error('Nobody can be asked about this charge: who it was begun with takes no cards now');
    }
    const request = requestOf(payment, payment.savedCard);
    const found = await provider.findCharge(request);
    if (found) return this.take(payment, provider, found);
    // It never got there. Nobody is charged any more who stopped it meanwhile, or was told of another day.
    if (await this.isStillWanted(charge)) return this.take(payment, provider, await provider.charge(request));
    await this.prisma.payment.updateMany({
      where: { id: payment.id, state: 'started' },
      data: { state: 'expired', failureCode: PAYMENT_FAILURES.unavailable },
    });
  }

  private async isStillWanted({ automaticPaymentId, chargeOn }: AutomaticCharge): Promise<boolean> {
    const { card, state } = await this.prisma.automaticPayment.findUniqueOrThrow({
      where: { id: automaticPaymentId },
      include: { card: true },
    });
    return state === 'active' && card.state === 'saved' && todayInMexico() <= lastChargeDay(dayOfColumn(chargeOn));
  }

  /** The same way as what a provider tells by a message. */
  private async take({ id }: Payment, provider: CardProvider, report: CheckoutReport): Promise<void> {
    await this.prisma.payment.update({ where: { id }, data: { providerReference: report.reference } });
    await this.checkouts.takeReport(provider, report);
  }

  private async cardOf({ automaticPaymentId }: AutomaticCharge): Promise<SavedCard> {
    const { card } = await this.prisma.automaticPayment.findUniqueOrThrow({
      where: { id: automaticPaymentId },
      include: { card: true },
    });
    return card;
  }
}

const requestOf = ({ amount, folio, id }: Payment, card: SavedCard | null): ChargeRequest => ({
  paymentId: id,
  folio,
  amount: amount.toFixed(2),
  holderReference: card?.holderReference ?? '',
  methodReference: card?.methodReference ?? '',
});
