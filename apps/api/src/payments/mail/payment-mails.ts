import { Injectable } from '@nestjs/common';
import type { Payment } from '@flota/prisma';
import { SettingsService } from '../../content/index.js';
import type { Database } from '../../platform/database/prisma.service.js';
import type { Owe } from '../../platform/outbox/outbox.js';
import { KeptMoneyMail } from './kept-money.mail.js';
import { PaymentNoticeMail } from './payment-notice.mail.js';
import { PaymentReceiptMail } from './payment-receipt.mail.js';

/** Who is told of a payment. */
@Injectable()
export class PaymentMails {
  constructor(private readonly settings: SettingsService) {}

  /** Unless the customer wants no mail about payments. */
  async oweReceipt(database: Database, { id, contractId }: Payment, owe: Owe): Promise<void> {
    const { customer } = await database.contract.findUniqueOrThrow({
      where: { id: contractId },
      select: { customer: { select: { email: true, notifyPayments: true } } },
    });
    if (customer.notifyPayments) await owe(PaymentReceiptMail, { to: customer.email, about: { kind: 'payment', id } });
  }

  /** Money that waits for the customer's word: told whatever mails they want. */
  async oweKept(database: Database, { id, contractId }: Payment, owe: Owe): Promise<void> {
    const { customer } = await database.contract.findUniqueOrThrow({
      where: { id: contractId },
      select: { customer: { select: { email: true } } },
    });
    await owe(KeptMoneyMail, { to: customer.email, about: { kind: 'payment', id } });
  }

  async oweNotice({ id }: Payment, owe: Owe): Promise<void> {
    const { email } = await this.settings.site();
    await owe(PaymentNoticeMail, { to: email, about: { kind: 'payment', id } });
  }
}
