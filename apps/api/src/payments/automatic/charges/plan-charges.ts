import { Injectable } from '@nestjs/common';
import { type Book, standingOn } from '@flota/finance';
import { type AutomaticCharge, type AutomaticPayment, dateColumn, dayOfColumn, type SavedCard } from '@flota/prisma';
import { addDays, todayInMexico } from '@flota/schemas';
import { Ledgers } from '../../../contracts/index.js';
import type { Database } from '../../../platform/database/prisma.service.js';
import { Outbox, type Owe } from '../../../platform/outbox/outbox.js';
import { CARD_UNKNOWN, CARDS_OFF } from '../../providers/card-keeper.js';
import { CardProviders } from '../../providers/card-providers.js';
import { ChargeNoticeMail } from '../mail/charge-notice.mail.js';
import { holderOf, StopMandates } from '../mandates/stop-mandates.js';
import { amountToCharge, chargeTime, firstToCharge, NOTICE_DAYS, owedBy } from '../rules/charge-rules.js';

interface Hand {
  database: Database;
  owe: Owe;
}

/** Plans the next charge of an automatic payment, and tells of it in time. Done twice or by two workers at once, it is harmless. */
@Injectable()
export class PlanCharges {
  constructor(
    private readonly outbox: Outbox,
    private readonly ledgers: Ledgers,
    private readonly stopping: StopMandates,
    private readonly providers: CardProviders,
  ) {}

  async plan({ contractId, id }: Pick<AutomaticPayment, 'contractId' | 'id'>, today = todayInMexico()): Promise<void> {
    const provider = await this.providers.current();
    return this.outbox.commit(async (database, owe) => {
      await this.ledgers.lock(database, [contractId]);
      await this.leaveOutHeld(database, id, today);
      const mandate = await database.automaticPayment.findUniqueOrThrow({ where: { id }, include: { card: true } });
      if (mandate.state !== 'active') return;
      const book = await this.ledgers.read(contractId, database);
      const standing = standingOn(book, today);
      if (standing.paidOffOn !== null) {
        await this.stopping.end({ database, owe }, id, 'settled');
        return;
      }
      await this.planNext(database, mandate, firstToCharge(standing, mandate.daysBefore, today));
      await this.notice({ database, owe }, { mandate, book, taker: provider?.name }, today);
    });
  }

  private async planNext(
    database: Database,
    { id }: AutomaticPayment,
    next: ReturnType<typeof firstToCharge>,
  ): Promise<void> {
    const open = { automaticPaymentId: id, state: { in: ['pending' as const, 'charging' as const, 'held' as const] } };
    if (!next || (await database.automaticCharge.count({ where: open })) > 0) return;
    const data = { automaticPaymentId: id, dueOn: dateColumn(next.dueOn), chargeOn: dateColumn(next.chargeOn) };
    await database.automaticCharge.createMany({ data, skipDuplicates: true });
  }

  private async notice(
    hand: Hand,
    {
      book,
      mandate,
      taker,
    }: { book: Book; mandate: AutomaticPayment & { card: SavedCard }; taker: string | undefined },
    today: string,
  ): Promise<void> {
    const untold = await hand.database.automaticCharge.findMany({
      where: {
        automaticPaymentId: mandate.id,
        state: 'pending',
        noticedAt: null,
        chargeOn: { lte: dateColumn(addDays(today, NOTICE_DAYS)) },
      },
    });
    if (untold.length > 0 && taker !== mandate.card.provider) {
      // In time for its customer to pay otherwise.
      await this.stopping.pause(hand, mandate.id, taker === undefined ? CARDS_OFF : CARD_UNKNOWN);
      return;
    }
    for (const charge of untold) await this.noticeOf(hand, { charge, mandate, book }, today);
  }

  /** Told late, for no worker ran, it is charged later: never sooner after it was told than was promised. */
  private async noticeOf(
    { database, owe }: Hand,
    { book, charge, mandate }: { book: Book; charge: AutomaticCharge; mandate: AutomaticPayment },
    today: string,
  ): Promise<void> {
    const [planned, earliest] = [dayOfColumn(charge.chargeOn), addDays(today, NOTICE_DAYS)];
    const chargeOn = planned > earliest ? planned : earliest;
    const owed = owedBy(standingOn(book, chargeOn), dayOfColumn(charge.dueOn));
    const toCharge = amountToCharge(owed, { told: null, limit: mandate.limitAmount?.toFixed(2) ?? null });
    const isSkipped = 'skipped' in toCharge;
    const ended = { state: 'done', outcome: 'skipped', endedAt: new Date() } as const;
    await database.automaticCharge.update({
      where: { id: charge.id },
      data: {
        chargeOn: dateColumn(chargeOn),
        noticedAmount: owed,
        noticedAt: new Date(),
        nextAttemptAt: isSkipped ? null : chargeTime(chargeOn),
        ...(isSkipped && { ...ended, reason: toCharge.skipped }),
      },
    });
    if (isSkipped && toCharge.skipped === 'nothing_due') return;
    const to = await holderOf(database, mandate.id);
    await owe(ChargeNoticeMail, { to, about: { kind: 'automatic_charge', id: charge.id } });
  }

  /** What its customer wanted left out, once its day has come. */
  private async leaveOutHeld(database: Database, automaticPaymentId: string, today: string): Promise<void> {
    await database.automaticCharge.updateMany({
      where: { automaticPaymentId, state: 'held', chargeOn: { lte: dateColumn(today) } },
      data: { state: 'done', outcome: 'skipped', reason: 'customer', nextAttemptAt: null, endedAt: new Date() },
    });
  }
}
