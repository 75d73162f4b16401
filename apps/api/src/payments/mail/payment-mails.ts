import { Injectable } from '@nestjs/common';
import type { Payment } from '@flota/prisma';
import { SettingsService } from '../../content/index.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { Texts } from '../../platform/messaging/texts.js';
import type { Owe } from '../../platform/outbox/outbox.js';
import { KeptMoneyMail } from './kept-money.mail.js';
import { PaymentNoticeMail } from './payment-notice.mail.js';
import { PaymentReceiptMail } from './payment-receipt.mail.js';
import { PaymentReceiptText } from './payment-receipt.text.js';

/** Who is told of a payment. */
@Injectable()
export class PaymentMails {
  constructor(
    private readonly settings: SettingsService,
    private readonly texts: Texts,
  ) {}

  /** Unless the customer wants to hear nothing about payments; to their telephone only where they agreed to it. */
  async oweReceipt(database: Database, { id, contractId }: Payment, owe: Owe): Promise<void> {
    const { customer } = await database.contract.findUniqueOrThrow({
      where: { id: contractId },
      select: { customer: { select: { id: true, email: true, phone: true, notifyPayments: true } } },
    });
    if (!customer.notifyPayments) return;
    const about = { kind: 'payment', id } as const;
    await owe(PaymentReceiptMail, { to: customer.email, about });
    const as = { kind: 'customer', id: customer.id } as const;
    await this.texts.owe(database, PaymentReceiptText, { to: customer.phone, about, as });
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
