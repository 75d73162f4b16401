import { Injectable } from '@nestjs/common';
import { type AutomaticCharge, dayOfColumn, type Payment } from '@flota/prisma';
import { todayInMexico } from '@flota/schemas';
import { Ledgers } from '../../../contracts/index.js';
import type { Database } from '../../../platform/database/prisma.service.js';
import { Outbox, type Owe } from '../../../platform/outbox/outbox.js';
import type { Lease } from '../../../platform/queue/leased-rows.js';
import { PAYMENT_FAILURES } from '../../cards/payment-outcomes.js';
import { PaymentMails } from '../../mail/payment-mails.js';
import { ChargeDeclinedMail } from '../mail/charge-declined.mail.js';
import { holderOf, StopMandates } from '../mandates/stop-mandates.js';
import { chargeTime, declineKind, retryDay } from '../rules/charge-rules.js';
import { LeaseLostError } from './lease-lost.error.js';

/** While the provider has it in hand; its message may come sooner. */
const ASK_AGAIN_MS = 5 * 60_000;
/** Before what never got there is decided anew: a call that its worker gave up may still be on its way. */
const BEGIN_AGAIN_MS = 15 * 60_000;

/** The provider ended it without a word why. */
const CANCELLED = 'canceled';

interface Hand {
  database: Database;
  owe: Owe;
  end: (outcome: Partial<AutomaticCharge>) => Promise<unknown>;
}

/** What comes after the card was asked: the row is done, asked again another day, or given up. */
@Injectable()
export class ConcludeCharge {
  constructor(
    private readonly outbox: Outbox,
    private readonly ledgers: Ledgers,
    private readonly stopping: StopMandates,
    private readonly mails: PaymentMails,
  ) {}

  conclude({ contractId, id }: Payment, charge: AutomaticCharge, lease: Lease<AutomaticCharge>): Promise<void> {
    return this.outbox.commit(async (database, owe) => {
      await this.ledgers.lock(database, [contractId]);
      const { failureCode, state } = await database.payment.findUniqueOrThrow({ where: { id } });
      const end = endOf(database, lease);
      if (state === 'paid') return end({ outcome: 'charged', failureCode: null, endedAt: new Date() });
      if (state === 'started') {
        return end({ state: 'pending', nextAttemptAt: new Date(Date.now() + ASK_AGAIN_MS) });
      }
      if (failureCode === PAYMENT_FAILURES.unavailable) {
        // The card was not asked: what is owed by now, and with which card, is decided anew.
        const nextAttemptAt = new Date(Date.now() + BEGIN_AGAIN_MS);
        return end({ state: 'pending', tries: charge.tries - 1, failureCode, nextAttemptAt });
      }
      await this.afterDecline({ database, owe, end }, charge, failureCode ?? CANCELLED);
    });
  }

  /** Until after its last day nobody could say whether it was made: a person has to find out. Its payment stays as it is. */
  giveUp(payment: Payment, charge: AutomaticCharge, lease: Lease<AutomaticCharge>): Promise<void> {
    return this.outbox.commit(async (database, owe) => {
      await this.ledgers.lock(database, [payment.contractId]);
      const failureCode = PAYMENT_FAILURES.unavailable;
      await endOf(database, lease)({ state: 'failed', outcome: 'given_up', failureCode, endedAt: new Date() });
      await this.mails.oweNotice(payment, owe);
      await this.stopping.pause({ database, owe }, charge.automaticPaymentId, failureCode);
    });
  }

  /** Before the card could be asked, in the transaction that found so. */
  refuse(hand: Hand, charge: AutomaticCharge, code: string): Promise<void> {
    return this.afterDecline(hand, charge, code);
  }

  private async afterDecline(
    { database, end, owe }: Hand,
    { automaticPaymentId, id }: AutomaticCharge,
    failureCode: string,
  ): Promise<void> {
    const { chargeOn, tries } = await database.automaticCharge.findUniqueOrThrow({ where: { id } });
    const mandate = await database.automaticPayment.findUniqueOrThrow({ where: { id: automaticPaymentId } });
    const to = await holderOf(database, automaticPaymentId);
    const isOn = mandate.state === 'active';
    const days = { chargeOn: dayOfColumn(chargeOn), today: todayInMexico() };
    const again = isOn ? retryDay(failureCode, tries, days) : null;
    if (again !== null) {
      await end({ state: 'pending', failureCode, nextAttemptAt: chargeTime(again) });
      if (tries === 1) await owe(ChargeDeclinedMail, { to, about: { kind: 'automatic_charge', id } });
      return;
    }
    await end({ state: 'failed', outcome: 'given_up', failureCode, endedAt: new Date() });
    if (!isOn) return;
    if (declineKind(failureCode) === 'authentication') {
      // The card is good: only this payment wants its holder.
      await owe(ChargeDeclinedMail, { to, about: { kind: 'automatic_charge', id } });
    } else {
      await this.stopping.pause({ database, owe }, automaticPaymentId, failureCode);
    }
  }
}

/** Ends the row in the transaction of what was done, or nothing of that stays. */
export const endOf =
  (database: Database, lease: Lease<AutomaticCharge>) => async (outcome: Partial<AutomaticCharge>) => {
    if (!(await lease.end(database, outcome))) throw new LeaseLostError();
  };
