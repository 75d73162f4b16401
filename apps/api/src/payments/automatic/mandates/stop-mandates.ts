import { Injectable } from '@nestjs/common';
import { SettingsService } from '../../../content/index.js';
import type { Database } from '../../../platform/database/prisma.service.js';
import type { Owe } from '../../../platform/outbox/outbox.js';
import { CARDS_OFF } from '../../providers/card-keeper.js';
import { AutomaticEndedMail } from '../mail/automatic-ended.mail.js';
import { AutomaticPausedMail } from '../mail/automatic-paused.mail.js';
import { CardsOffNoticeMail } from '../mail/cards-off-notice.mail.js';
import { isUnderWay } from './charge-under-way.js';

interface Hand {
  database: Database;
  owe: Owe;
}

/** Who or what ended it. */
type EndReason = 'customer' | 'staff' | 'settled';

const DAY_MS = 24 * 3_600_000;

const WAITING = { in: ['pending' as const, 'held' as const] };

/**
 * Stops automatic payments, for a while or for good, in the transaction of why. Whoever does has locked the contract, as does
 * whoever begins a charge: after it nothing new is charged.
 */
@Injectable()
export class StopMandates {
  constructor(private readonly settings: SettingsService) {}

  /** What was not asked of the card yet goes: when it goes on, it is planned and told anew. */
  async pause({ database, owe }: Hand, id: string, reason: string): Promise<void> {
    const { count } = await database.automaticPayment.updateMany({
      where: { id, state: 'active' },
      data: { state: 'paused', reason },
    });
    if (count === 0) return;
    if (reason === CARDS_OFF) await this.tellStaff({ database, owe }, id);
    await database.automaticCharge.deleteMany({ where: { automaticPaymentId: id, state: WAITING, tries: 0 } });
    await this.skipWaiting(database, id, 'paused');
    await owe(AutomaticPausedMail, { to: await holderOf(database, id), about: { kind: 'automatic_payment', id } });
  }

  /** Answers whether a charge was on its way already. */
  async end({ database, owe }: Hand, id: string, reason: EndReason): Promise<{ chargeUnderWay: boolean }> {
    const { count } = await database.automaticPayment.updateMany({
      where: { id, state: { not: 'ended' } },
      data: { state: 'ended', reason, endedAt: new Date() },
    });
    if (count > 0) {
      await this.skipWaiting(database, id, reason === 'settled' ? 'settled' : 'ended');
      await owe(AutomaticEndedMail, { to: await holderOf(database, id), about: { kind: 'automatic_payment', id } });
    }
    return { chargeUnderWay: await isUnderWay(database, id) };
  }

  /** Of the first in a day: all of them want the same of staff. */
  private async tellStaff({ database, owe }: Hand, id: string): Promise<void> {
    const changedAt = { gt: new Date(Date.now() - DAY_MS) };
    const others = { id: { not: id }, state: 'paused' as const, reason: CARDS_OFF, changedAt };
    if ((await database.automaticPayment.count({ where: others })) > 0) return;
    const { email } = await this.settings.site();
    await owe(CardsOffNoticeMail, { to: email, about: { kind: 'automatic_payment', id } });
  }

  private async skipWaiting(database: Database, automaticPaymentId: string, reason: string): Promise<void> {
    await database.automaticCharge.updateMany({
      where: { automaticPaymentId, state: WAITING, payments: { none: { state: 'started' } } },
      data: { state: 'done', outcome: 'skipped', reason, nextAttemptAt: null, endedAt: new Date() },
    });
  }
}

/** The address of whose contract it is. */
export async function holderOf(database: Database, id: string): Promise<string> {
  const { contract } = await database.automaticPayment.findUniqueOrThrow({
    where: { id },
    select: { contract: { select: { customer: { select: { email: true } } } } },
  });
  return contract.customer.email;
}
