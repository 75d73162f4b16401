import { Logger } from '@nestjs/common';
import { type AutomaticCharge, dayOfColumn, type Payment, type SavedCard } from '@flota/prisma';
import { todayInMexico } from '@flota/schemas';
import { z } from 'zod';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import { Job, OwedJob } from '../../../platform/queue/job.js';
import { type Lease, LeasedRows } from '../../../platform/queue/leased-rows.js';
import { Checkouts } from '../../cards/checkouts.js';
import type { ChargeRequest } from '../../providers/card-keeper.js';
import type { CheckoutHolder } from '../../providers/card-provider.js';
import type { CheckoutReport } from '../../providers/checkout.js';
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
  private readonly logger = new Logger('AutomaticCharge');
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
      const isKnown = begun.state !== 'started' || (await this.learn(begun, charge));
      await (isKnown ? this.concluding.conclude(begun, charge, lease) : this.concluding.giveUp(begun, charge, lease));
      return null;
    }
    const provider = await this.providers.current();
    const payment = await this.beginning.begin(charge, provider, lease);
    if (!payment || !provider) return null;
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

  /** Whether it is known now what became of it. @throws while there is time to ask again */
  private async learn(payment: BegunCharge, charge: AutomaticCharge): Promise<boolean> {
    try {
      await this.askAgain(payment, charge);
      return true;
    } catch (error) {
      if (todayInMexico() <= lastChargeDay(dayOfColumn(charge.chargeOn))) throw error;
      this.logger.error({ err: error, paymentId: payment.id }, 'Nobody says whether it was charged');
      return false;
    }
  }

  /** Whoever it was begun with, though somebody else may take cards by now. */
  private async askAgain(payment: BegunCharge, charge: AutomaticCharge): Promise<void> {
    const holder = await this.providers.of(payment);
    if (!holder) throw new Error('Nobody can be asked about this charge: the keys it was begun with are gone');
    const request = requestOf(payment, payment.savedCard);
    const found = await holder.findCharge(request);
    if (found) return this.take(payment, holder, found);
    // It never got there, and may be wanted no more.
    const provider = await this.providers.current();
    const goesOn = await this.beginning.goesOn(payment, charge, provider);
    if (goesOn && provider) await this.take(payment, provider, await provider.charge(request));
  }

  /** The same way as what a provider tells by a message. */
  private async take({ id }: Payment, provider: CheckoutHolder, report: CheckoutReport): Promise<void> {
    await this.prisma.payment.update({ where: { id }, data: { providerReference: report.reference } });
    await this.checkouts.takeReport(provider, report);
  }
}

const requestOf = ({ amount, folio, id }: Payment, card: SavedCard | null): ChargeRequest => ({
  paymentId: id,
  folio,
  amount: amount.toFixed(2),
  attended: false,
  holderReference: card?.holderReference ?? '',
  methodReference: card?.methodReference ?? '',
});
