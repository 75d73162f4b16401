import { Injectable } from '@nestjs/common';
import { standingOn } from '@flota/finance';
import { type AutomaticCharge, dayOfColumn, type Payment, type Prisma } from '@flota/prisma';
import { todayInMexico } from '@flota/schemas';
import { Ledgers } from '../../../contracts/index.js';
import { newFolio } from '../../../platform/crypto/folio.js';
import type { Database } from '../../../platform/database/prisma.service.js';
import { Outbox, type Owe } from '../../../platform/outbox/outbox.js';
import type { Lease } from '../../../platform/queue/leased-rows.js';
import { Checkouts } from '../../cards/checkouts.js';
import { PAYMENT_FAILURES } from '../../cards/payment-outcomes.js';
import { CARDS_OFF, CARD_UNKNOWN } from '../../providers/card-keeper.js';
import type { CardProvider } from '../../providers/card-provider.js';
import { ChargeNoticeMail } from '../mail/charge-notice.mail.js';
import { holderOf } from '../mandates/stop-mandates.js';
import { amountToCharge, lastChargeDay, owedBy } from '../rules/charge-rules.js';
import { ConcludeCharge, endOf } from './conclude-charge.js';
import { LeaseLostError } from './lease-lost.error.js';

/** For so long money that came counts as of the moment at which it was asked for. */
const CHARGE_MS = 60 * 60_000;
/** While its customer is at a page of the provider, or another charge has no answer. */
const BUSY_MS = 10 * 60_000;

/** With the card that it is begun with, under the lock: its customer may have chosen another one a moment before. */
export type BegunCharge = Prisma.PaymentGetPayload<{ include: { savedCard: true } }>;

const WITH_CARD = { automaticPayment: { include: { card: true } } } satisfies Prisma.AutomaticChargeInclude;

type Decision =
  | { waitMs: number }
  | { skipped: string }
  /** The card can't be asked: why. */
  | { refused: string }
  | { amount: string; cardId: string; taker: CardProvider };

/** Writes down what a card is about to be charged, if it is to be charged anything: from then on it is asked until it answers. */
@Injectable()
export class BeginCharge {
  constructor(
    private readonly outbox: Outbox,
    private readonly ledgers: Ledgers,
    private readonly checkouts: Checkouts,
    private readonly concluding: ConcludeCharge,
  ) {}

  /** `null` where nothing is charged now: then the row was ended, or waits. */
  begin(
    charge: AutomaticCharge,
    provider: CardProvider | null,
    lease: Lease<AutomaticCharge>,
  ): Promise<BegunCharge | null> {
    return this.outbox.commit(async (database, owe) => {
      const { contractId } = await database.automaticPayment.findUniqueOrThrow({
        where: { id: charge.automaticPaymentId },
        select: { contractId: true },
      });
      await this.ledgers.lock(database, [contractId]);
      const end = async (outcome: Partial<AutomaticCharge>) => {
        await endOf(database, lease)(outcome);
        return null;
      };
      const paid = await database.payment.count({ where: { automaticChargeId: charge.id, state: 'paid' } });
      if (paid > 0) return end({ outcome: 'charged', endedAt: new Date() });
      const decision = await this.decide(database, charge.id, provider);
      if ('waitMs' in decision) {
        return end({ state: 'pending', nextAttemptAt: new Date(Date.now() + decision.waitMs) });
      }
      if ('refused' in decision) {
        await this.concluding.refuse({ database, owe, end }, charge, decision.refused);
        return null;
      }
      if ('skipped' in decision) {
        if (decision.skipped === 'over_limit') await this.tell(database, owe, charge);
        return end({ outcome: 'skipped', reason: decision.skipped, endedAt: new Date() });
      }
      const { count } = await database.automaticCharge.updateMany({
        where: { id: charge.id, attempts: charge.attempts, state: 'charging' },
        // Until this attempt is concluded, nothing is known of it.
        data: { tries: { increment: 1 }, failureCode: null },
      });
      if (count === 0) throw new LeaseLostError();
      const { taker } = decision;
      await taker.keepAccount(database);
      return database.payment.create({
        data: {
          folio: newFolio('payment'),
          contractId,
          provider: taker.name,
          accountId: taker.accountId,
          kind: 'other',
          amount: decision.amount,
          // More than is owed is never asked for: what other money left over waits for its customer's word.
          excess: 'advance',
          savedCardId: decision.cardId,
          automaticChargeId: charge.id,
          expiresAt: new Date(Date.now() + CHARGE_MS),
        },
        include: { savedCard: true },
      });
    });
  }

  /**
   * Whether a charge that never got to the provider is still to be made as it was begun. Otherwise it never will be: it was
   * stopped meanwhile, is to be made with another card, or less is owed.
   */
  goesOn({ contractId, id }: Payment, charge: AutomaticCharge, provider: CardProvider | null): Promise<boolean> {
    return this.outbox.commit(async (database) => {
      await this.ledgers.lock(database, [contractId]);
      const { accountId, amount, savedCardId, state, ...begun } = await database.payment.findUniqueOrThrow({
        where: { id },
      });
      if (state !== 'started') return false;
      const decision = await this.decide(database, charge.id, provider, id);
      const isSame =
        'amount' in decision &&
        decision.cardId === savedCardId &&
        decision.taker.name === begun.provider &&
        decision.taker.accountId === accountId &&
        amount.lte(decision.amount);
      if (isSame) return true;
      const data = { state: 'expired', failureCode: PAYMENT_FAILURES.unavailable } as const;
      await database.payment.update({ where: { id }, data });
      return false;
    });
  }

  /** Under the lock: its customer may change anything a moment before, and nothing after. */
  private async decide(
    database: Database,
    id: string,
    provider: CardProvider | null,
    begunId?: string,
  ): Promise<Decision> {
    const { automaticPayment, chargeOn, dueOn, noticedAmount } = await database.automaticCharge.findUniqueOrThrow({
      where: { id },
      include: WITH_CARD,
    });
    const { card, cardId, contractId, limitAmount, state } = automaticPayment;
    if (state !== 'active') return { skipped: state };
    if (todayInMexico() > lastChargeDay(dayOfColumn(chargeOn))) return { skipped: 'too_late' };
    // One page of the provider a contract, none beside a charge, and one charge: that of a former agreement may have no answer yet.
    if (await this.checkouts.anyOpen(database, [contractId])) return { waitMs: BUSY_MS };
    if (await this.checkouts.anyCharge(database, [contractId], begunId)) return { waitMs: BUSY_MS };
    const standing = standingOn(await this.ledgers.read(contractId, database), todayInMexico());
    const toCharge = amountToCharge(owedBy(standing, dayOfColumn(dueOn)), {
      told: noticedAmount?.toFixed(2) ?? null,
      limit: limitAmount?.toFixed(2) ?? null,
    });
    if ('skipped' in toCharge) return toCharge;
    if (!provider) return { refused: CARDS_OFF };
    if (provider.name !== card.provider || card.state !== 'saved') return { refused: CARD_UNKNOWN };
    return { ...toCharge, cardId, taker: provider };
  }

  /** A limit that was lowered since it was told. */
  private async tell(database: Database, owe: Owe, { automaticPaymentId, id }: AutomaticCharge): Promise<void> {
    const to = await holderOf(database, automaticPaymentId);
    await owe(ChargeNoticeMail, { to, about: { kind: 'automatic_charge', id } });
  }
}
