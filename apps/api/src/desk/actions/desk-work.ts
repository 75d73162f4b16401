import { Injectable } from '@nestjs/common';
import { type AskedDeskAction, type DeskAction, type DeskPreview, todayInMexico } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { Ledgers } from '../../contracts/index.js';
import { PaymentMails, ReceivedTransfersService, trackingKeyOf } from '../../payments/index.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import type { Owe } from '../../platform/outbox/outbox.js';
import { DeskSettingsService } from '../desk-settings.service.js';
import { presentChange } from './desk-figures.js';
import { contractsOf, type DeskSubject, readSubject } from './desk-subject.js';
import { planAction } from './plan-action.js';
import type { Plan } from './plan.js';

/** An action as it would be done now. */
export interface WorkedOut {
  plan: Plan;
  preview: DeskPreview;
}

/** Works actions out, and does them. */
@Injectable()
export class DeskWork {
  constructor(
    private readonly ledgers: Ledgers,
    private readonly settings: DeskSettingsService,
    private readonly transfers: ReceivedTransfersService,
    private readonly mails: PaymentMails,
  ) {}

  /** All contracts that it concerns, locked in one order; first in every transaction that does something. */
  async lock(database: Database, contractId: string, action: AskedDeskAction | DeskAction): Promise<void> {
    const subject = await readSubject(database, contractId, action);
    await this.ledgers.lock(
      database,
      contractsOf(subject).map(({ id }) => id),
    );
  }

  /**
   * As of today. Changes nothing.
   *
   * @throws ProblemException 404, 409, 422: why it can't be done
   */
  async workOut(database: Database, contractId: string, action: DeskAction): Promise<WorkedOut> {
    const today = todayInMexico();
    const subject = await readSubject(database, contractId, action);
    const plan = planAction(action, subject, today);
    if (plan.receipt) {
      await this.transfers.check(database, plan.receipt.contractId, plan.receipt.transfer, { except: plan.released });
    }
    const limit = await this.settings.approvalLimit(database);
    return {
      plan,
      preview: {
        on: today,
        amount: plan.amount,
        limit,
        needsApproval: new Decimal(plan.amount).gt(limit),
        contracts: await this.foresee(database, subject, plan, today),
      },
    };
  }

  private async foresee(database: Database, subject: DeskSubject, { entries }: Plan, today: string) {
    const contracts = new Map(contractsOf(subject).map((contract) => [contract.id, contract]));
    const changes: DeskPreview['contracts'] = [];
    for (const { contractId, events } of entries) {
      const contract = contracts.get(contractId);
      if (!contract) throw new Error(`The plan names the contract ${contractId}, which is none of its subject`);
      const foreseen = await this.ledgers.foresee(database, contractId, events, today);
      changes.push(presentChange(contract, events, foreseen));
    }
    return changes;
  }

  /** Enters what was planned. Answers the ids of the events. */
  async enter(
    database: Database,
    { entries, receipt, released, restored }: Plan,
    { enteredById, reason }: { enteredById: string; reason: string },
  ): Promise<string[]> {
    await database.payment.updateMany({ where: { id: { in: released } }, data: { trackingKey: null } });
    for (const { paymentId, reference } of restored) await this.restore(database, paymentId, reference);
    if (receipt) await this.transfers.addPayment(database, receipt.contractId, receipt.transfer, receipt.paymentId);
    const eventIds: string[] = [];
    for (const { contractId, events } of entries) {
      const entered = events.map((event) => ({ ...event, enteredById, reason }));
      eventIds.push(...(await this.ledgers.enter(database, contractId, entered)).eventIds);
    }
    return eventIds;
  }

  /** The customer of the money gets their receipt. */
  async oweReceipt(database: Database, owe: Owe, { receipt }: Plan): Promise<void> {
    if (!receipt) return;
    const payment = await database.payment.findUniqueOrThrow({ where: { id: receipt.paymentId } });
    await this.mails.oweReceipt(database, [payment], owe);
  }

  /** The transfer may have been posted elsewhere while it was taken back here. */
  private async restore(database: Database, paymentId: string, reference: string): Promise<void> {
    const trackingKey = trackingKeyOf(reference);
    if (await database.payment.findUnique({ where: { trackingKey }, select: { id: true } })) {
      throw ProblemException.invalid([{ field: 'eventId', code: 'REFERENCE.TAKEN' }]);
    }
    await database.payment.update({ where: { id: paymentId }, data: { trackingKey } });
  }
}
