import { Injectable, Logger } from '@nestjs/common';
import {
  type AccountPayment,
  type PaymentGroupRequest,
  type PaymentPreview,
  type PaymentPreviewRequest,
  type PaymentRequest,
  type paymentsSchema,
  todayInMexico,
} from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { ContractsService, Ledgers } from '../../contracts/index.js';
import { contractsOf } from '../../platform/auth/customer-accounts.js';
import type { AccountScope } from '../../platform/auth/current-user.js';
import { newFolio } from '../../platform/crypto/folio.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Idempotency, type Repeatable } from '../../platform/idempotency/idempotency.js';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import { KeptCards } from '../automatic/cards/kept-cards.service.js';
import { usableCard } from '../automatic/cards/usable-card.js';
import { checkoutIdOf, ofCheckout, totalOf } from '../checkout.js';
import {
  paymentInclude as include,
  type PresentedPayment,
  presentPayment,
  presentReceipt,
  receiptInclude,
  togetherInclude,
  type TogetherPayment,
} from '../payment.presenter.js';
import type { CardProvider } from '../providers/card-provider.js';
import { CardProviders } from '../providers/card-providers.js';
import { Checkouts } from './checkouts.js';
import { amountToPay, checkCardAmount } from './payment-amount.js';
import { PAYMENT_FAILURES } from './payment-outcomes.js';
import { previewPayment } from './payment-preview.js';
import { SavedCardCharges } from './saved-card-charges.js';

/** How long the provider's page can be paid at; Stripe wants at least half an hour. */
const CHECKOUT_MS = 60 * 60_000;

/** Whoever tries out cards does it by the hundred. */
export const PAYMENTS_LIMIT = { name: 'card-payments', points: 30, seconds: 3_600 };

/** Years of a contract, months of a fleet. */
const LISTED = 500;

/** So often another window may open a page while this one closes it. */
const ATTEMPTS = 3;

type Wanted = Pick<PaymentGroupRequest, 'cardId' | 'keepCard' | 'payments'>;

type Started = [PresentedPayment, ...PresentedPayment[]];

/** Another page of one of the contracts is open. */
class OtherOpenError extends Error {}

/** Card payments as the customer starts and sees them. That one is paid is never learnt here (see PaymentOutcomes). */
@Injectable()
export class PaymentsService {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly providers: CardProviders,
    private readonly prisma: PrismaService,
    private readonly idempotency: Idempotency,
    private readonly contracts: ContractsService,
    private readonly ledgers: Ledgers,
    private readonly limiter: RateLimiter,
    private readonly checkouts: Checkouts,
    private readonly charges: SavedCardCharges,
    private readonly kept: KeptCards,
  ) {}

  /** What payments would do today; nothing is written. */
  async preview(customerId: string, { payments }: PaymentPreviewRequest): Promise<PaymentPreview> {
    const today = todayInMexico();
    const previews: PaymentPreview['payments'] = [];
    for (const request of payments) {
      const contract = await this.contracts.own(customerId, request.contractId);
      const book = await this.ledgers.read(contract.id);
      previews.push(previewPayment(contract, book, { request, amount: amountToPay(book, request, today), on: today }));
    }
    const total = Decimal.sum(0, ...previews.map(({ amount }) => amount)).toFixed(2);
    return { total, payments: previews };
  }

  start(customerId: string, key: string | undefined, request: PaymentRequest): Promise<AccountPayment> {
    const repeatable = { route: 'POST /api/customers/payments', key, body: request };
    return this.startAll(customerId, repeatable, { ...request, payments: [request] });
  }

  /** Several contracts at one page. Answers the first, with the others of its group. */
  startGroup(customerId: string, key: string | undefined, request: PaymentGroupRequest): Promise<AccountPayment> {
    const repeatable = { route: 'POST /api/customers/payment-groups', key, body: request };
    return this.startAll(customerId, repeatable, request);
  }

  async list(account: AccountScope, contractId?: string): Promise<z.output<typeof paymentsSchema>> {
    const payments = await this.prisma.payment.findMany({
      where: { contract: contractsOf(account), contractId },
      include,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: LISTED + 1,
    });
    const receipts = await this.prisma.contractEvent.findMany({
      where: {
        contract: contractsOf(account),
        contractId,
        paymentId: null,
        type: { in: ['payment', 'prepayment', 'payoff', 'purchase_option'] },
        amount: { gt: 0 },
      },
      include: receiptInclude,
      orderBy: { valueOn: 'desc' },
      take: LISTED + 1,
    });
    const together = await this.ofGroups(account, payments);
    const all = [
      ...payments.map((payment) => presentPayment(payment, groupOf(payment, together))),
      ...receipts.map(presentReceipt),
    ].toSorted((a, b) => instantOf(b).localeCompare(instantOf(a)));
    return { payments: all.slice(0, LISTED), older: all.length > LISTED };
  }

  /** All that was paid in their groups: the others may be of contracts, or days, that are not in the list. */
  private async ofGroups(account: AccountScope, payments: readonly PresentedPayment[]): Promise<TogetherPayment[]> {
    const groupIds = [...new Set(payments.flatMap(({ groupId }) => groupId ?? []))];
    return this.prisma.payment.findMany({
      where: { contract: contractsOf(account), groupId: { in: groupIds } },
      include: togetherInclude,
      orderBy: { folio: 'asc' },
    });
  }

  /** By its id or that of its group, of which whoever may not see all contracts sees their part; 404 unless it is of theirs. */
  async show(account: AccountScope, id: string): Promise<AccountPayment> {
    const [found] = await this.prisma.payment.findMany({
      where: { AND: [{ contract: contractsOf(account) }, { OR: [{ id }, { groupId: id }] }] },
      include,
      orderBy: { folio: 'asc' },
      take: 1,
    });
    if (!found) throw ProblemException.notFound();
    const together = await this.together(found);
    return presentPayment(found, together.filter(isSeenBy(account)));
  }

  /** The payments are written down before the provider hears of them, so that its message always finds them. */
  private async startAll(customerId: string, repeatable: Repeatable, wanted: Wanted): Promise<AccountPayment> {
    const provider = await this.providers.current();
    if (repeatable.key === undefined) {
      throw new ProblemException(400, 'IDEMPOTENCY.KEY_INVALID', { detail: 'A payment needs an Idempotency-Key.' });
    }
    for (const { contractId } of wanted.payments) await this.contracts.own(customerId, contractId);
    if (!provider) throw unavailable();
    const earlier = await this.idempotency.earlier(repeatable);
    if (earlier === null) await this.limiter.consume(PAYMENTS_LIMIT, customerId);
    const id = earlier ?? (await this.make(customerId, provider, repeatable, wanted));
    const started = await this.ofCheckout(id);
    const payments = await (started[0].savedCardId === null
      ? this.withCheckout(provider, started)
      : this.withCard(provider, started));
    return presentPayment(payments[0], payments);
  }

  /** Only once no other page of these contracts is open. Answers the id that the provider will know. */
  private async make(
    customerId: string,
    provider: CardProvider,
    repeatable: Repeatable,
    wanted: Wanted,
    attempt = 1,
  ): Promise<string> {
    const contractIds = wanted.payments.map(({ contractId }) => contractId);
    try {
      const { id } = await this.idempotency.once(repeatable, async (database) => {
        await this.ledgers.lock(database, contractIds);
        if (await this.checkouts.anyCharge(database, contractIds)) {
          throw new ProblemException(409, 'AUTOMATIC_CHARGE.UNDER_WAY');
        }
        if (await this.checkouts.anyOpen(database, contractIds)) throw new OtherOpenError();
        if (wanted.cardId) await usableCard(database, provider, { customerId, cardId: wanted.cardId });
        const checkoutId = await this.write(database, provider, wanted);
        if (wanted.keepCard !== undefined) {
          const asked = { customerId, checkoutId, textVersion: wanted.keepCard, expiresAt: checkoutEnd() };
          await this.kept.begin(database, provider, asked);
        }
        return checkoutId;
      });
      return id;
    } catch (error) {
      if (!(error instanceof OtherOpenError)) throw error;
      if (attempt === ATTEMPTS) throw new ProblemException(409, 'RESOURCE.CONFLICT');
    }
    await this.checkouts.close(contractIds).catch((error: unknown) => {
      this.logger.error({ err: error, contractIds }, 'The card provider closed no page');
      throw unavailable();
    });
    return this.make(customerId, provider, repeatable, wanted, attempt + 1);
  }

  private async write(
    database: Database,
    provider: CardProvider,
    { cardId: savedCardId, payments: requests }: Wanted,
  ): Promise<string> {
    const today = todayInMexico();
    const expiresAt = checkoutEnd();
    const groupId = requests.length > 1 ? randomUUID() : null;
    const rows = [];
    for (const request of requests) {
      const { contractId, effect = null, excess = null, kind } = request;
      const amount = amountToPay(await this.ledgers.read(contractId, database), request, today);
      const capital = kind === 'prepayment' ? request.amount : null;
      rows.push({ folio: newFolio('payment'), contractId, kind, amount, capital, effect, excess });
    }
    await provider.keepAccount(database);
    const common = { groupId, provider: provider.name, accountId: provider.accountId, savedCardId, expiresAt };
    const payments = await database.payment.createManyAndReturn({ data: rows.map((row) => ({ ...row, ...common })) });
    checkCardAmount(totalOf(payments));
    return groupId ?? payments[0]?.id ?? '';
  }

  /** A repeat finds the page that is there, or, when the first attempt broke off before it had one, asks for it again. */
  private async withCheckout(provider: CardProvider, payments: Started): Promise<Started> {
    const [first] = payments;
    if (first.failureCode === PAYMENT_FAILURES.unavailable) throw unavailable();
    if (first.state !== 'started' || first.checkoutUrl !== null) return payments;
    const paymentId = checkoutIdOf(first);
    const where = { ...ofCheckout(paymentId), state: 'started' } as const;
    try {
      if (!isSame(provider, first)) throw new Error('Somebody else takes cards since this payment was begun');
      const page = await provider.start({
        paymentId,
        folio: first.folio,
        title: first.groupId ? `Pago de ${payments.length} contratos` : `Contrato ${first.contract.number}`,
        amount: totalOf(payments),
        expiresAt: first.expiresAt,
        keeping: await this.kept.toKeep(provider, paymentId),
      });
      await this.kept.opened(paymentId, page);
      const { reference, ...checkout } = page;
      const data = { ...checkout, providerReference: reference };
      const { count } = await this.prisma.payment.updateMany({ where, data });
      // Another window was faster than the provider: its payment ended this one, whose page nobody is to see.
      if (count === 0) await provider.expire(reference);
      return await this.ofCheckout(paymentId);
    } catch (error) {
      this.logger.error({ err: error, paymentId }, 'The card provider gave no page');
      const data = { state: 'failed', failureCode: PAYMENT_FAILURES.unavailable } as const;
      await this.prisma.payment.updateMany({ where, data });
      await this.kept.abandon(paymentId);
      throw unavailable();
    }
  }

  /** A repeat is the same charge; of one that somebody else may have made the sweep asks. */
  private async withCard(provider: CardProvider, payments: Started): Promise<Started> {
    const [first] = payments;
    if (first.state !== 'started' || !isSame(provider, first)) return payments;
    await this.charges.charge(provider, payments);
    return this.ofCheckout(checkoutIdOf(first));
  }

  private async ofCheckout(id: string): Promise<Started> {
    const where = ofCheckout(id);
    const [first, ...others] = await this.prisma.payment.findMany({ where, include, orderBy: { folio: 'asc' } });
    if (!first) throw ProblemException.notFound();
    return [first, ...others];
  }

  private async together(payment: PresentedPayment): Promise<PresentedPayment[]> {
    return payment.groupId ? this.ofCheckout(payment.groupId) : [payment];
  }
}

const checkoutEnd = (): Date => new Date(Date.now() + CHECKOUT_MS);

/** What one provider may have done unseen is not asked of another one. */
const isSame = ({ accountId, name }: CardProvider, begun: PresentedPayment): boolean =>
  begun.provider === name && (begun.accountId ?? accountId) === accountId;

const isSeenBy =
  ({ contractIds }: AccountScope) =>
  ({ contractId }: PresentedPayment): boolean =>
    contractIds?.includes(contractId) ?? true;

const instantOf = ({ createdAt, paidAt }: AccountPayment): string => paidAt ?? createdAt;

const groupOf = (payment: PresentedPayment, together: readonly TogetherPayment[]): readonly TogetherPayment[] =>
  payment.groupId ? together.filter(({ groupId }) => groupId === payment.groupId) : [payment];

const unavailable = () => new ProblemException(503, 'PAYMENT.PROVIDER_UNAVAILABLE');
