import { Inject, Injectable } from '@nestjs/common';
import { standingOn } from '@flota/finance';
import { type AutomaticPayment, Prisma } from '@flota/prisma';
import {
  type AutomaticPaymentChange,
  type AutomaticPaymentRequest,
  CARD_PAYMENT_MAX,
  CARD_PAYMENT_MIN,
  todayInMexico,
} from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { SettingsService } from '../../../content/index.js';
import { ContractsService, Ledgers } from '../../../contracts/index.js';
import { ENV, type Env } from '../../../platform/config/env.js';
import { newFolio } from '../../../platform/crypto/folio.js';
import { deriveKey, hmac } from '../../../platform/crypto/keys.js';
import { type Database, PrismaService } from '../../../platform/database/prisma.service.js';
import { ProblemException } from '../../../platform/errors/problem.exception.js';
import { currentRequest } from '../../../platform/http/request-context.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { CardProviders } from '../../providers/card-providers.js';
import { usableCard } from '../cards/usable-card.js';
import { PlanCharges } from '../charges/plan-charges.js';
import { AutomaticPaymentMail } from '../mail/automatic-payment.mail.js';
import { firstToCharge } from '../rules/charge-rules.js';
import { mandateTerms, textOf } from './mandate-terms.js';
import { StopMandates } from './stop-mandates.js';

type Change = Pick<AutomaticPaymentChange, 'cardId' | 'limitAmount'>;

/** What customers agree to, change and take back. */
@Injectable()
export class MandatesService {
  private readonly addressKey: string;

  constructor(
    @Inject(ENV) { APP_SECRET }: Pick<Env, 'APP_SECRET'>,
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly contracts: ContractsService,
    private readonly ledgers: Ledgers,
    private readonly settings: SettingsService,
    private readonly providers: CardProviders,
    private readonly planning: PlanCharges,
    private readonly stopping: StopMandates,
  ) {
    this.addressKey = deriveKey(APP_SECRET, 'mandate-address');
  }

  /** @throws ProblemException 409 where there is one, nothing is left to charge, or the text is not what they read */
  async agree(customerId: string, request: AutomaticPaymentRequest): Promise<void> {
    const { cardId, contractId, daysBefore, limitAmount, textVersion } = request;
    const { email } = await this.ownCustomer(customerId, contractId);
    checkLimit(limitAmount);
    const terms = mandateTerms(await this.settings.site());
    if (terms.version !== textVersion) throw new ProblemException(409, 'AUTOMATIC_PAYMENT.TERMS_CHANGED');
    const mandate = await this.outbox.commit(async (database, owe) => {
      await this.ledgers.lock(database, [contractId]);
      await this.checkCard(database, customerId, request);
      const standing = standingOn(await this.ledgers.read(contractId, database), todayInMexico());
      if (standing.paidOffOn !== null || !firstToCharge(standing, daysBefore, todayInMexico())) {
        throw new ProblemException(409, 'AUTOMATIC_PAYMENT.NOT_POSSIBLE');
      }
      const data = { contractId, cardId, daysBefore, limitAmount, textVersion, text: textOf(terms) };
      const created = await database.automaticPayment
        .create({ data: { ...data, folio: newFolio('automatic-payment'), addressHash: this.addressHash() } })
        .catch((error: unknown) => {
          const isSecond = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
          throw isSecond ? new ProblemException(409, 'AUTOMATIC_PAYMENT.EXISTS') : error;
        });
      await owe(AutomaticPaymentMail, { to: email, about: { kind: 'automatic_payment', id: created.id } });
      return created;
    });
    await this.planning.plan(mandate);
  }

  /** What was told of already stays as it was told, but for its card and limit; one that is paused goes on. */
  async change(customerId: string, id: string, change: AutomaticPaymentChange): Promise<void> {
    const { contractId } = await this.own(customerId, id);
    checkLimit(change.limitAmount);
    await this.prisma.$transaction(async (database) => {
      await this.ledgers.lock(database, [contractId]);
      await this.checkCard(database, customerId, change);
      const { cardId, daysBefore, limitAmount } = change;
      const { count } = await database.automaticPayment.updateMany({
        where: { id, state: { not: 'ended' } },
        data: { cardId, daysBefore, limitAmount, state: 'active', reason: null },
      });
      if (count === 0) throw new ProblemException(409, 'AUTOMATIC_PAYMENT.ENDED');
      await database.automaticCharge.deleteMany({
        where: { automaticPaymentId: id, state: 'pending', noticedAt: null, tries: 0 },
      });
    });
    await this.planning.plan({ id, contractId });
  }

  async end(customerId: string, id: string): Promise<{ chargeUnderWay: boolean }> {
    const { contractId } = await this.own(customerId, id);
    return this.outbox.commit(async (database, owe) => {
      await this.ledgers.lock(database, [contractId]);
      return this.stopping.end({ database, owe }, id, 'customer');
    });
  }

  /** Left out, or not after all; until it is being made. */
  async hold(customerId: string, chargeId: string, held: boolean): Promise<void> {
    const charge = await this.prisma.automaticCharge.findFirst({
      where: { id: chargeId, automaticPayment: { contract: { customerId } } },
      select: { id: true, automaticPayment: { select: { contractId: true } } },
    });
    if (!charge) throw ProblemException.notFound();
    await this.prisma.$transaction(async (database) => {
      await this.ledgers.lock(database, [charge.automaticPayment.contractId]);
      const { count } = await database.automaticCharge.updateMany({
        where: { id: chargeId, state: { in: ['pending', 'held'] }, payments: { none: { state: 'started' } } },
        data: { state: held ? 'held' : 'pending' },
      });
      if (count > 0) return;
      const { state } = await database.automaticCharge.findUniqueOrThrow({ where: { id: chargeId } });
      const isUnderWay = state === 'charging' || state === 'pending';
      throw new ProblemException(409, isUnderWay ? 'AUTOMATIC_CHARGE.UNDER_WAY' : 'AUTOMATIC_CHARGE.CLOSED');
    });
  }

  private async ownCustomer(customerId: string, contractId: string): Promise<{ email: string }> {
    await this.contracts.own(customerId, contractId);
    return this.prisma.customer.findUniqueOrThrow({ where: { id: customerId }, select: { email: true } });
  }

  private async own(customerId: string, id: string): Promise<AutomaticPayment> {
    const mandate = await this.prisma.automaticPayment.findFirst({ where: { id, contract: { customerId } } });
    if (!mandate) throw ProblemException.notFound();
    return mandate;
  }

  /** Saved, theirs, not ended, and known to whoever takes cards now. */
  private async checkCard(database: Database, customerId: string, { cardId }: Change): Promise<void> {
    const provider = await this.providers.current();
    if (!provider) throw new ProblemException(503, 'PAYMENT.PROVIDER_UNAVAILABLE');
    await usableCard(database, provider, { cardId, customerId });
  }

  /** Where it was accepted from: who disputes it can be answered, and nobody reads an address from it. */
  private addressHash(): string {
    return hmac(this.addressKey, currentRequest()?.address ?? '');
  }
}

/** @throws ProblemException 422 for what no card takes */
function checkLimit(limit: string | null): void {
  if (limit !== null && (new Decimal(limit).lt(CARD_PAYMENT_MIN) || new Decimal(limit).gt(CARD_PAYMENT_MAX))) {
    throw ProblemException.invalid([{ field: 'limitAmount', code: 'AMOUNT.OUT_OF_RANGE' }]);
  }
}
