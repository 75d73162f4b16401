import { Injectable } from '@nestjs/common';
import type { Payment } from '@flota/prisma';
import { SettingsService } from '../../content/index.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { Notices } from '../../platform/notices/notices.js';
import type { Owe } from '../../platform/outbox/outbox.js';
import { JointReceiptMail } from './joint-receipt.mail.js';
import { KeptMoneyMail } from './kept-money.mail.js';
import { PaymentNoticeMail } from './payment-notice.mail.js';
import { PaymentReceiptMail } from './payment-receipt.mail.js';
import { PaymentReceiptText } from './payment-receipt.text.js';

/** Who is told of a payment. */
@Injectable()
export class PaymentMails {
  constructor(
    private readonly settings: SettingsService,
    private readonly notices: Notices,
  ) {}

  /** By what the customer wants to be told of payments; of several contracts that were paid at once, once. */
  async oweReceipt(database: Database, payments: readonly Payment[], owe: Owe): Promise<void> {
    const [payment] = payments;
    if (!payment) return;
    const { id, contractId } = payment;
    const { customer } = await database.contract.findUniqueOrThrow({
      where: { id: contractId },
      select: { customer: { select: { id: true, email: true, phone: true } } },
    });
    await this.notices.tell(database, owe, {
      kind: 'payments',
      customer,
      about: { kind: 'payment', id },
      mail: payments.length > 1 ? JointReceiptMail : PaymentReceiptMail,
      text: PaymentReceiptText,
    });
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
