import { Injectable, Logger } from '@nestjs/common';
import type { Payment, Prisma } from '@flota/prisma';
import { dayInMexico } from '@flota/schemas';
import { z } from 'zod';
import { Ledgers } from '../../contracts/index.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { Outbox, type Owe } from '../../platform/outbox/outbox.js';
import { ofCheckout, totalOf } from '../checkout.js';
import { PaymentMails } from '../mail/payment-mails.js';
import type { CardProvider, ProviderMessage } from '../providers/card-provider.js';
import type { CheckoutReport } from '../providers/checkout.js';
import { didAsMeant, eventOfPayment, type ReceivedPayment } from './payment-posting.js';

/** Why a payment failed, where it is we who say so; a provider has words of its own. */
export const PAYMENT_FAILURES = {
  /** The provider could not be asked: no page, no charge. */
  unavailable: 'provider_unavailable',
  /** The provider took another amount or currency than was asked: a person has to look. */
  amountMismatch: 'amount_mismatch',
} as const;

type ProviderName = CardProvider['name'];

/** In hand: the transaction, and the mails it owes. */
interface Hand {
  database: Database;
  owe: Owe;
}

/**
 * What providers say of payments, and the only way one becomes `paid`: message, movement, state and the mails owed are
 * written in one transaction, or nothing is; of all payments of a group. Said twice, late or in another order, it is done
 * once.
 */
@Injectable()
export class PaymentOutcomes {
  private readonly logger = new Logger('PaymentOutcomes');

  constructor(
    private readonly outbox: Outbox,
    private readonly ledgers: Ledgers,
    private readonly mails: PaymentMails,
  ) {}

  /** Answers the contracts that money came for. */
  takeMessage(provider: ProviderName, { eventId, type, report }: ProviderMessage): Promise<string[]> {
    return this.outbox.commit(async (database, owe) => {
      const payments = report ? await this.locked(database, provider, report) : [];
      const event = { provider, eventId, type, paymentId: payments[0]?.id ?? null };
      const { count } = await database.providerEvent.createMany({ data: event, skipDuplicates: true });
      if (count === 0 || !report) return [];
      if (payments.length === 0) {
        this.logger.warn({ provider, eventId, type }, 'Message about a payment that is not ours');
      }
      return this.apply({ database, owe }, payments, report);
    });
  }

  /** What the provider answered when it was asked. Answers the contracts that money came for. */
  takeReport(provider: ProviderName, report: CheckoutReport): Promise<string[]> {
    return this.outbox.commit(async (database, owe) =>
      this.apply({ database, owe }, await this.locked(database, provider, report), report),
    );
  }

  /** Whoever comes second with the same payments waits here, and finds what the first one did. */
  private async locked(database: Database, provider: ProviderName, report: CheckoutReport): Promise<Payment[]> {
    // A provider's account may serve other shops too, whose ids are anything.
    const id = z.uuid().safeParse(report.paymentId).data;
    if (!id) return [];
    const where = { provider, ...ofCheckout(id) };
    const found = await database.payment.findMany({ where, select: { id: true, contractId: true } });
    if (found.length === 0) return [];
    // The contracts come first wherever money moves, so that no two wait for each other.
    await this.ledgers.lock(
      database,
      found.map(({ contractId }) => contractId),
    );
    const ids = found.map((payment) => payment.id);
    await database.$queryRaw`SELECT FROM payment WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;
    return database.payment.findMany({ where, orderBy: { contractId: 'asc' } });
  }

  private async apply(hand: Hand, payments: Payment[], report: CheckoutReport): Promise<string[]> {
    const waiting = payments.filter(({ state }) => state !== 'paid');
    if (waiting.length === 0 || report.outcome === 'open') return [];
    if (report.outcome === 'paid') return this.receive(hand, payments, report);
    await hand.database.payment.updateMany({
      where: { id: { in: waiting.map(({ id }) => id) }, state: 'started' },
      data: { state: report.outcome, failureCode: report.failureCode },
    });
    return [];
  }

  /** Also after it failed or expired: what counts is that the money came. */
  private async receive(hand: Hand, payments: Payment[], report: CheckoutReport): Promise<string[]> {
    if (report.amount !== totalOf(payments) || report.currency !== 'MXN') {
      await this.setAside(hand, payments, report);
      return [];
    }
    const waiting = payments.filter(({ state }) => state !== 'paid');
    for (const payment of waiting) await this.post(hand, payment);
    await this.mails.oweReceipt(hand.database, waiting, hand.owe);
    return payments.map(({ contractId }) => contractId);
  }

  private async post({ database, owe }: Hand, payment: Payment): Promise<void> {
    const { id, kind, folio, contractId, createdAt } = payment;
    // The provider's page closes at `expiresAt`: a message that comes days later is still of money that came by then.
    const paidAt = new Date(Math.min(Date.now(), payment.expiresAt.getTime()));
    const received: ReceivedPayment = {
      kind,
      amount: payment.amount.toFixed(2),
      capital: payment.capital?.toFixed(2) ?? null,
      effect: payment.effect,
      excess: payment.excess,
      startedOn: dayInMexico(createdAt),
      receivedOn: dayInMexico(paidAt),
      overtaken: (await database.contractEvent.count({ where: otherMoney(payment) })) > 0,
    };
    const event = {
      ...eventOfPayment(received),
      order: paidAt.toISOString(),
      reference: `tarjeta ${folio}`,
      paymentId: id,
    };
    const asMeant = didAsMeant(received, await this.ledgers.enter(database, contractId, event));
    const duplicate = received.overtaken && !asMeant;
    await database.payment.update({ where: { id }, data: { state: 'paid', paidAt, failureCode: null, duplicate } });
    if (asMeant) return;
    await this.mails.oweNotice(payment, owe);
    await this.mails.oweKept(database, payment, owe);
  }

  /** Nothing is posted: a person has to find out what was paid. */
  private async setAside({ database, owe }: Hand, payments: Payment[], { reference }: CheckoutReport): Promise<void> {
    for (const payment of payments) {
      if (payment.failureCode === PAYMENT_FAILURES.amountMismatch) continue;
      this.logger.error({ paymentId: payment.id, reference }, 'Paid with another amount');
      await database.payment.update({
        where: { id: payment.id },
        data: { state: 'failed', failureCode: PAYMENT_FAILURES.amountMismatch },
      });
      await this.mails.oweNotice(payment, owe);
    }
  }
}

/** Of the contract, entered since the payment was started. */
export const otherMoney = ({ id, contractId, createdAt }: Pick<Payment, 'id' | 'contractId' | 'createdAt'>) =>
  ({
    contractId,
    type: { in: ['payment', 'prepayment', 'payoff', 'purchase_option'] },
    enteredAt: { gte: createdAt },
    OR: [{ paymentId: null }, { paymentId: { not: id } }],
    reversedBy: { none: {} },
  }) satisfies Prisma.ContractEventWhereInput;
