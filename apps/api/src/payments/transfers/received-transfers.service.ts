import { Injectable } from '@nestjs/common';
import { formatLongDay } from '@flota/figures';
import { dayOfColumn, type Payment } from '@flota/prisma';
import {
  dayInMexico,
  instantInMexico,
  type PaymentKind,
  type ReceivedTransfer,
  todayInMexico,
  type TransferKind,
} from '@flota/schemas';
import { eventOfMoney, Ledgers, orRefuse } from '../../contracts/index.js';
import { type Actor, Audit } from '../../platform/audit/audit.js';
import { newFolio } from '../../platform/crypto/folio.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import type { Owe } from '../../platform/outbox/outbox.js';
import { refuse } from '../../platform/resources/resource-input.js';
import { PaymentMails } from '../mail/payment-mails.js';

const PAYMENT_KINDS: Record<TransferKind, PaymentKind> = {
  payment: 'other',
  prepayment: 'prepayment',
  payoff: 'payoff',
  purchase_option: 'purchase_option',
};

/** What was received, the event it was entered as, and by which of its contract's movements it counts. */
export interface PostedTransfer {
  paymentId: string;
  eventId: string;
  movementId: string;
}

interface Posting {
  /** Whether it is a member of staff who enters it, and no other system. */
  byStaff?: boolean;
  /** Whether the customer is told: not of what is history. */
  tells?: boolean;
}

/** Bank transfers: what staff read off the account statement of the bank, or a file of it brings. */
@Injectable()
export class ReceivedTransfersService {
  constructor(
    private readonly ledgers: Ledgers,
    private readonly mails: PaymentMails,
    private readonly audit: Audit,
  ) {}

  /**
   * Posts a transfer within the caller's transaction, as of the day it came, and owes the customer a receipt. Takes the
   * contract's lock.
   *
   * @throws ProblemException 422 when its clave de rastreo is known already or the contract can't take it that way
   */
  async receive(
    database: Database,
    owe: Owe,
    actor: Actor,
    contractId: string,
    transfer: ReceivedTransfer,
    { byStaff = true, tells = true }: Posting = {},
  ): Promise<PostedTransfer> {
    await this.ledgers.lock(database, [contractId]);
    await this.check(database, contractId, transfer);
    const payment = await this.addPayment(database, contractId, transfer);
    const posted = await this.write(database, actor, payment, transfer, byStaff);
    if (tells) await this.mails.oweReceipt(database, [payment], owe);
    return { paymentId: payment.id, ...posted };
  }

  /**
   * @throws ProblemException 404; 422 for a day that is to come or before the contract, and for a clave de rastreo that was
   *   posted before: two people with the same account statement of the bank, or one who comes back to it, would post it twice
   * @param except payments that this one takes the place of
   */
  async check(
    database: Database,
    contractId: string,
    { receivedOn, reference }: ReceivedTransfer,
    { except = [] }: { except?: readonly string[] } = {},
  ): Promise<void> {
    const contract = await database.contract.findUnique({ where: { id: contractId }, select: { startsOn: true } });
    if (!contract) throw ProblemException.notFound();
    if (receivedOn > todayInMexico() || receivedOn < dayOfColumn(contract.startsOn)) {
      refuse('receivedOn', 'DATE.OUT_OF_RANGE');
    }
    const twin = await database.payment.findUnique({
      where: { trackingKey: trackingKeyOf(reference) },
      select: { id: true, paidAt: true, createdAt: true, contract: { select: { number: true } } },
    });
    if (!twin || except.includes(twin.id)) return;
    const day = formatLongDay(dayInMexico(twin.paidAt ?? twin.createdAt));
    throw ProblemException.invalid([
      { field: 'reference', code: 'REFERENCE.TAKEN', detail: `${twin.contract.number}, con fecha ${day}` },
    ]);
  }

  /** Of a transfer the day is known and not the hour. */
  async addPayment(
    database: Database,
    contractId: string,
    { kind, amount, receivedOn, reference }: ReceivedTransfer,
    id?: string,
  ): Promise<Payment> {
    const paidAt = instantInMexico(receivedOn);
    // Posted to another contract at this very moment it is a duplicate too.
    const [payment] = await database.payment.createManyAndReturn({
      skipDuplicates: true,
      data: {
        ...(id && { id }),
        folio: newFolio('payment'),
        contractId,
        provider: 'transfer',
        kind: PAYMENT_KINDS[kind],
        amount,
        trackingKey: trackingKeyOf(reference),
        state: 'paid',
        paidAt,
        expiresAt: paidAt,
      },
    });
    return payment ?? refuse('reference', 'REFERENCE.TAKEN');
  }

  private async write(
    database: Database,
    actor: Actor,
    payment: Payment,
    transfer: ReceivedTransfer,
    byStaff: boolean,
  ): Promise<Omit<PostedTransfer, 'paymentId'>> {
    const { receivedOn: on, reference, ...money } = transfer;
    const { id: paymentId, contractId } = payment;
    const { eventIds } = await this.ledgers.enter(database, contractId, (book) => ({
      ...orRefuse(() => eventOfMoney(book, { ...money, on })),
      reference,
      paymentId,
      ...(byStaff && { enteredById: actor.id }),
    }));
    const { id, eventId } = await database.movement.findFirstOrThrow({
      where: { eventId: { in: eventIds }, kind: 'payment', takenBackBy: null },
      select: { id: true, eventId: true },
    });
    const after = { ...transfer, movementId: id };
    await this.audit.write(database, actor, {
      action: 'post-payment',
      resource: 'contracts',
      recordId: contractId,
      after,
    });
    return { eventId: eventId ?? '', movementId: id };
  }
}

/** Without what people type differently. */
export const trackingKeyOf = (reference: string): string => reference.replace(/\s/g, '').toUpperCase();
