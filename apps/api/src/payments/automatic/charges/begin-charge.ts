import { Injectable } from '@nestjs/common';
import { standingOn } from '@flota/finance';
import { type AutomaticCharge, dayOfColumn, type Prisma } from '@flota/prisma';
import { todayInMexico } from '@flota/schemas';
import { Ledgers } from '../../../contracts/index.js';
import { newFolio } from '../../../platform/crypto/folio.js';
import type { Database } from '../../../platform/database/prisma.service.js';
import { Outbox, type Owe } from '../../../platform/outbox/outbox.js';
import type { Lease } from '../../../platform/queue/leased-rows.js';
import { Checkouts } from '../../cards/checkouts.js';
import type { CardProvider } from '../../providers/card-provider.js';
import { ChargeNoticeMail } from '../mail/charge-notice.mail.js';
import { holderOf } from '../mandates/stop-mandates.js';
import { amountToCharge, lastChargeDay, owedBy } from '../rules/charge-rules.js';

/** For so long money that came counts as of the moment at which it was asked for. */
const CHARGE_MS = 60 * 60_000;
/** While its customer is at a page of the provider. */
const PAGE_OPEN_MS = 10 * 60_000;

/** With the card that it is begun with, under the lock: its customer may have chosen another one a moment before. */
export type BegunCharge = Prisma.PaymentGetPayload<{ include: { savedCard: true } }>;

/** Another worker has it by now: nothing of this one's transaction may stay. */
export class LeaseLostError extends Error {}

const WITH_CONTRACT = {
  automaticPayment: { include: { card: true, contract: { select: { id: true } } } },
} satisfies Prisma.AutomaticChargeInclude;

/** Writes down what a card is about to be charged, if it is to be charged anything: from then on it is asked until it answers. */
@Injectable()
export class BeginCharge {
  constructor(
    private readonly outbox: Outbox,
    private readonly ledgers: Ledgers,
    private readonly checkouts: Checkouts,
  ) {}

  /** `null` where nothing is charged now: then the row was ended, or waits. */
  begin(charge: AutomaticCharge, provider: CardProvider, lease: Lease<AutomaticCharge>): Promise<BegunCharge | null> {
    return this.outbox.commit(async (database, owe) => {
      const { contractId } = await database.automaticPayment.findUniqueOrThrow({
        where: { id: charge.automaticPaymentId },
        select: { contractId: true },
      });
      await this.ledgers.lock(database, [contractId]);
      const end = async (outcome: Partial<AutomaticCharge>) => {
        if (!(await lease.end(database, outcome))) throw new LeaseLostError();
        return null;
      };
      const paid = await database.payment.count({ where: { automaticChargeId: charge.id, state: 'paid' } });
      if (paid > 0) return end({ outcome: 'charged', endedAt: new Date() });
      const decision = await this.decide(database, charge.id);
      if ('waitMs' in decision) {
        return end({ state: 'pending', nextAttemptAt: new Date(Date.now() + decision.waitMs) });
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
      await provider.keepAccount(database);
      return database.payment.create({
        data: {
          folio: newFolio('payment'),
          contractId,
          provider: provider.name,
          accountId: provider.accountId,
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

  private async decide(
    database: Database,
    id: string,
  ): Promise<{ waitMs: number } | { skipped: string } | { amount: string; cardId: string }> {
    const { automaticPayment, chargeOn, dueOn, noticedAmount } = await database.automaticCharge.findUniqueOrThrow({
      where: { id },
      include: WITH_CONTRACT,
    });
    const { cardId, contract, limitAmount, state } = automaticPayment;
    if (state !== 'active') return { skipped: state };
    if (todayInMexico() > lastChargeDay(dayOfColumn(chargeOn))) return { skipped: 'too_late' };
    // One page of the provider a contract, and none beside a charge.
    if (await this.checkouts.anyOpen(database, [contract.id])) return { waitMs: PAGE_OPEN_MS };
    const standing = standingOn(await this.ledgers.read(contract.id, database), todayInMexico());
    const toCharge = amountToCharge(owedBy(standing, dayOfColumn(dueOn)), {
      told: noticedAmount?.toFixed(2) ?? null,
      limit: limitAmount?.toFixed(2) ?? null,
    });
    return 'skipped' in toCharge ? toCharge : { ...toCharge, cardId };
  }

  /** A limit that was lowered since it was told. */
  private async tell(database: Database, owe: Owe, { automaticPaymentId, id }: AutomaticCharge): Promise<void> {
    const to = await holderOf(database, automaticPaymentId);
    await owe(ChargeNoticeMail, { to, about: { kind: 'automatic_charge', id } });
  }
}
