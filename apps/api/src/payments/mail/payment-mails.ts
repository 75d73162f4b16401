import { Injectable } from '@nestjs/common';
import type { Payment } from '@flota/prisma';
import { SettingsService } from '../../content/index.js';
import type { Database } from '../../platform/database/prisma.service.js';
import type { EmailKind } from '../../platform/outbox/outbound-email.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { paymentNoticeEmail, paymentReceiptEmail } from './payment-emails.js';

/** Mails written down in a transaction that is not over yet. */
export type OwedPaymentMails = string[];

@Injectable()
export class PaymentMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly settings: SettingsService,
  ) {}

  /** Runs a transaction that may owe mails, and wakes the worker once it is committed. */
  async owing<Result>(transact: (owed: OwedPaymentMails) => Promise<Result>): Promise<Result> {
    const owed: OwedPaymentMails = [];
    const result = await transact(owed);
    for (const emailId of owed) this.outbox.announce(emailId);
    return result;
  }

  /** Unless the customer wants no mail about payments. */
  async oweReceipt(database: Database, payment: Payment, owed: OwedPaymentMails): Promise<void> {
    const { customer } = await database.contract.findUniqueOrThrow({
      where: { id: payment.contractId },
      select: { customer: { select: { email: true, notifyPayments: true } } },
    });
    if (customer.notifyPayments) await this.owe(database, paymentReceiptEmail, customer.email, payment, owed);
  }

  async oweNotice(database: Database, payment: Payment, owed: OwedPaymentMails): Promise<void> {
    const { email } = await this.settings.site();
    await this.owe(database, paymentNoticeEmail, email, payment, owed);
  }

  private async owe(
    database: Database,
    kind: EmailKind,
    recipient: string,
    { id: paymentId }: Payment,
    owed: OwedPaymentMails,
  ): Promise<void> {
    owed.push(await this.outbox.owe(database, kind, { recipient, paymentId }));
  }
}
