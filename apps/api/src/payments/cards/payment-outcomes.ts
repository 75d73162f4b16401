import { Injectable, Logger } from '@nestjs/common';
import type { Payment } from '@flota/prisma';
import { dayInMexico } from '@flota/schemas';
import { z } from 'zod';
import { Ledgers } from '../../contracts/index.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { Outbox, type Owe } from '../../platform/outbox/outbox.js';
import { PaymentMails } from '../mail/payment-mails.js';
import type { CardProvider, CheckoutReport, ProviderMessage } from '../providers/card-provider.js';
import { didAsMeant, eventOfPayment, type ReceivedPayment } from './payment-posting.js';

/** Why a payment failed, where it is we who say so; a provider has words of its own. */
export const PAYMENT_FAILURES = {
  /** The provider could not be asked: no page, no charge. */
  unavailable: 'provider_unavailable',
  /** The provider took another amount or currency than was asked: a person has to look. */
  amountMismatch: 'amount_mismatch',
} as const;

type ProviderName = CardProvider['name'];

/**
 * What providers say of payments, and the only way one becomes `paid`: message, movement, state and the mails owed are
 * written in one transaction, or nothing is. Said twice, late or in another order, it is done once.
 */
@Injectable()
export class PaymentOutcomes {
  private readonly logger = new Logger('PaymentOutcomes');

  constructor(
    private readonly outbox: Outbox,
    private readonly ledgers: Ledgers,
    private readonly mails: PaymentMails,
  ) {}

  async takeMessage(provider: ProviderName, { eventId, type, report }: ProviderMessage): Promise<void> {
    await this.outbox.commit(async (database, owe) => {
      const payment = report && (await this.locked(database, provider, report));
      const event = { provider, eventId, type, paymentId: payment?.id ?? null };
      const { count } = await database.providerEvent.createMany({ data: event, skipDuplicates: true });
      if (count === 0) return;
      if (payment) await this.apply(database, payment, report, owe);
      else if (report) this.logger.warn({ provider, eventId, type }, 'Message about a payment that is not ours');
    });
  }

  /** What the provider answered when it was asked. */
  async takeReport(provider: ProviderName, report: CheckoutReport): Promise<void> {
    await this.outbox.commit(async (database, owe) => {
      const payment = await this.locked(database, provider, report);
      if (payment) await this.apply(database, payment, report, owe);
    });
  }

  /** Whoever comes second with the same payment waits here, and finds what the first one did. */
  private async locked(database: Database, provider: ProviderName, report: CheckoutReport): Promise<Payment | null> {
    // A provider's account may serve other shops too, whose ids are anything.
    const id = z.uuid().safeParse(report.paymentId).data;
    if (!id) return null;
    const payment = await database.payment.findUnique({ where: { id, provider }, select: { contractId: true } });
    if (!payment) return null;
    // The contract comes first wherever money moves, so that no two wait for each other.
    await this.ledgers.lock(database, [payment.contractId]);
    await database.$queryRaw`SELECT FROM payment WHERE id = ${id}::uuid FOR UPDATE`;
    return database.payment.findUnique({ where: { id, provider } });
  }

  private async apply(database: Database, payment: Payment, report: CheckoutReport, owe: Owe) {
    if (payment.state === 'paid' || report.outcome === 'open') return;
    if (report.outcome === 'paid') return this.receive(database, payment, report, owe);
    if (payment.state !== 'started') return;
    await database.payment.update({
      where: { id: payment.id },
      data: { state: report.outcome, failureCode: report.failureCode },
    });
  }

  /** Also after it failed or expired: what counts is that the money came. */
  private async receive(database: Database, payment: Payment, report: CheckoutReport, owe: Owe) {
    const { id, kind, folio, contractId } = payment;
    const amount = payment.amount.toFixed(2);
    if (report.amount !== amount || report.currency !== 'MXN') return this.setAside(database, payment, report, owe);

    // The provider's page closes at `expiresAt`: a message that comes days later is still of money that came by then.
    const paidAt = new Date(Math.min(Date.now(), payment.expiresAt.getTime()));
    const received: ReceivedPayment = {
      kind,
      amount,
      capital: payment.capital?.toFixed(2) ?? null,
      effect: payment.effect,
      excess: payment.excess,
      startedOn: dayInMexico(payment.createdAt),
      receivedOn: dayInMexico(paidAt),
    };
    const event = {
      ...eventOfPayment(received),
      order: paidAt.toISOString(),
      reference: `tarjeta ${folio}`,
      paymentId: id,
    };
    const asMeant = didAsMeant(received, await this.ledgers.enter(database, contractId, event));
    await database.payment.update({ where: { id }, data: { state: 'paid', paidAt, failureCode: null } });
    await this.mails.oweReceipt(database, payment, owe);
    if (!asMeant) await this.mails.oweNotice(payment, owe);
  }

  /** Nothing is posted: a person has to find out what was paid. */
  private async setAside(database: Database, payment: Payment, report: CheckoutReport, owe: Owe) {
    if (payment.failureCode === PAYMENT_FAILURES.amountMismatch) return;
    this.logger.error({ paymentId: payment.id, reference: report.reference }, 'Paid with another amount');
    await database.payment.update({
      where: { id: payment.id },
      data: { state: 'failed', failureCode: PAYMENT_FAILURES.amountMismatch },
    });
    await this.mails.oweNotice(payment, owe);
  }
}
