import { Injectable } from '@nestjs/common';
import { type AutomaticCharge, dayOfColumn, type Payment } from '@flota/prisma';
import { todayInMexico } from '@flota/schemas';
import { Ledgers } from '../../../contracts/index.js';
import type { Database } from '../../../platform/database/prisma.service.js';
import { Outbox, type Owe } from '../../../platform/outbox/outbox.js';
import type { Lease } from '../../../platform/queue/leased-rows.js';
import { ChargeDeclinedMail } from '../mail/charge-declined.mail.js';
import { holderOf, StopMandates } from '../mandates/stop-mandates.js';
import { chargeTime, declineKind, retryDay } from '../rules/charge-rules.js';
import { LeaseLostError } from './begin-charge.js';

/** While the provider has it in hand; its message may come sooner. */
const ASK_AGAIN_MS = 5 * 60_000;

/** The provider ended it without a word why. */
const CANCELLED = 'canceled';

/** What comes after the card was asked: the row is done, asked again another day, or given up. */
@Injectable()
export class ConcludeCharge {
  constructor(
    private readonly outbox: Outbox,
    private readonly ledgers: Ledgers,
    private readonly stopping: StopMandates,
  ) {}

  conclude({ contractId, id }: Payment, charge: AutomaticCharge, lease: Lease<AutomaticCharge>): Promise<void> {
    return this.outbox.commit(async (database, owe) => {
      await this.ledgers.lock(database, [contractId]);
      const { failureCode, state } = await database.payment.findUniqueOrThrow({ where: { id } });
      const end = async (outcome: Partial<AutomaticCharge>) => {
        if (!(await lease.end(database, outcome))) throw new LeaseLostError();
      };
      if (state === 'paid') return end({ outcome: 'charged', failureCode: null, endedAt: new Date() });
      if (state === 'started') {
        return end({ state: 'pending', nextAttemptAt: new Date(Date.now() + ASK_AGAIN_MS) });
      }
      await this.afterDecline({ database, owe, end }, charge, failureCode ?? CANCELLED);
    });
  }

  /** Before the card could be asked: it is not known where it is to be asked any more. */
  refuse(charge: AutomaticCharge, code: string, lease: Lease<AutomaticCharge>): Promise<void> {
    return this.outbox.commit(async (database, owe) => {
      const { contractId } = await database.automaticPayment.findUniqueOrThrow({
        where: { id: charge.automaticPaymentId },
        select: { contractId: true },
      });
      await this.ledgers.lock(database, [contractId]);
      const end = async (outcome: Partial<AutomaticCharge>) => {
        if (!(await lease.end(database, outcome))) throw new LeaseLostError();
      };
      await this.afterDecline({ database, owe, end }, charge, code);
    });
  }

  private async afterDecline(
    hand: { database: Database; owe: Owe; end: (outcome: Partial<AutomaticCharge>) => Promise<void> },
    { automaticPaymentId, id }: AutomaticCharge,
    failureCode: string,
  ): Promise<void> {
    const { database, owe, end } = hand;
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
