import { Inject, Injectable, Logger } from '@nestjs/common';
import { type AccountPayment, type PaymentRequest, todayInMexico } from '@flota/schemas';
import { ContractsService, Ledgers } from '../../contracts/index.js';
import { newFolio } from '../../platform/crypto/folio.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Idempotency, type Repeatable } from '../../platform/idempotency/idempotency.js';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import { paymentInclude as include, type PresentedPayment, presentPayment } from '../payment.presenter.js';
import { CARD_PROVIDER, type CardProvider } from '../providers/card-provider.js';
import { amountToPay } from './payment-amount.js';
import { PAYMENT_FAILURES } from './payment-outcomes.js';

/** How long the provider's page can be paid at; Stripe wants at least half an hour. */
const CHECKOUT_MS = 60 * 60_000;

/** A fleet pays contract by contract; whoever tries out cards does it by the hundred. */
export const PAYMENTS_LIMIT = { name: 'card-payments', points: 30, seconds: 3_600 };

/** Card payments as the customer starts and sees them. That one is paid is never learnt here (see PaymentOutcomes). */
@Injectable()
export class PaymentsService {
  private readonly logger = new Logger('Payments');

  constructor(
    @Inject(CARD_PROVIDER) private readonly provider: CardProvider | null,
    private readonly prisma: PrismaService,
    private readonly idempotency: Idempotency,
    private readonly contracts: ContractsService,
    private readonly ledgers: Ledgers,
    private readonly limiter: RateLimiter,
  ) {}

  /** The payment is written down before the provider hears of it, so that its message always finds one. */
  async start(customerId: string, key: string | undefined, request: PaymentRequest): Promise<AccountPayment> {
    const { provider } = this;
    if (key === undefined) {
      throw new ProblemException(400, 'IDEMPOTENCY.KEY_INVALID', { detail: 'A payment needs an Idempotency-Key.' });
    }
    const { id: contractId } = await this.contracts.own(customerId, request.contractId);
    if (!provider) throw unavailable();
    const repeatable = { route: 'POST /api/customers/payments', key, body: request };
    const earlier = await this.idempotency.earlier(repeatable);
    if (earlier === null) await this.limiter.consume(PAYMENTS_LIMIT, customerId);
    const id = earlier ?? (await this.make(provider, contractId, repeatable));
    const payment = await this.prisma.payment.findUniqueOrThrow({ where: { id }, include });
    return presentPayment(await this.withCheckout(provider, payment));
  }

  async list(customerId: string): Promise<AccountPayment[]> {
    const payments = await this.prisma.payment.findMany({
      where: { contract: { customerId } },
      include,
      orderBy: { createdAt: 'desc' },
      take: 100,
    });
    return payments.map((payment) => presentPayment(payment));
  }

  /** 404 unless it is of a contract of theirs. */
  async show(customerId: string, id: string): Promise<AccountPayment> {
    const payment = await this.prisma.payment.findFirst({
      where: { id, contract: { customerId } },
      include,
    });
    if (!payment) throw ProblemException.notFound();
    return presentPayment(payment);
  }

  private async make(
    { name: provider }: CardProvider,
    contractId: string,
    repeatable: Repeatable & { body: PaymentRequest },
  ): Promise<string> {
    const { kind, effect = null, excess = null } = repeatable.body;
    const book = await this.ledgers.read(contractId);
    const amount = amountToPay(book, repeatable.body, todayInMexico());
    const capital = kind === 'prepayment' ? repeatable.body.amount : null;
    const expiresAt = new Date(Date.now() + CHECKOUT_MS);
    const { id } = await this.idempotency.once(repeatable, async (database) => {
      const data = {
        folio: newFolio('payment'),
        contractId,
        provider,
        kind,
        amount,
        capital,
        effect,
        excess,
        expiresAt,
      };
      return (await database.payment.create({ data, select: { id: true } })).id;
    });
    return id;
  }

  /** A repeat finds the page that is there, or, when the first attempt broke off before it had one, asks for it again. */
  private async withCheckout(provider: CardProvider, payment: PresentedPayment): Promise<PresentedPayment> {
    if (payment.failureCode === PAYMENT_FAILURES.unavailable) throw unavailable();
    if (payment.state !== 'started' || payment.checkoutUrl !== null) return payment;
    const { id, folio, amount, expiresAt } = payment;
    const request = { paymentId: id, folio, amount: amount.toFixed(2), expiresAt };
    try {
      const { reference, ...checkout } = await provider.start({ ...request, contractNumber: payment.contract.number });
      return await this.prisma.payment.update({
        where: { id },
        data: { ...checkout, providerReference: reference },
        include,
      });
    } catch (error) {
      this.logger.error({ err: error, paymentId: id }, 'The card provider gave no page');
      const data = { state: 'failed', failureCode: PAYMENT_FAILURES.unavailable } as const;
      await this.prisma.payment.updateMany({ where: { id, state: 'started' }, data });
      throw unavailable();
    }
  }
}

const unavailable = () => new ProblemException(503, 'PAYMENT.PROVIDER_UNAVAILABLE');
