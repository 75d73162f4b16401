import { Inject, Injectable } from '@nestjs/common';
import type { OutboundEmail } from '@flota/prisma';
import { dayInMexico } from '@flota/schemas';
import { SettingsService } from '../../content/index.js';
import { vehicleLine } from '../../contracts/index.js';
import { ENV, type Env } from '../../platform/config/env.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { senderOf } from '../../platform/mail/letter.js';
import { type ComposedMail, EmailComposer } from '../../platform/outbox/email-composer.js';
import { applicationInclude, applicationOf } from '../payment-application.js';
import { paymentReceiptEmail } from './payment-emails.js';
import { renderPaymentReceipt } from './payment-receipt.template.js';

@Injectable()
export class PaymentReceiptComposer extends EmailComposer {
  readonly email = paymentReceiptEmail;

  constructor(
    prisma: PrismaService,
    @Inject(ENV) private readonly env: Env,
    private readonly settings: SettingsService,
  ) {
    super(prisma);
  }

  override async compose({ id: emailId, paymentId: id }: OutboundEmail): Promise<ComposedMail> {
    if (!id) throw new Error(`The mail ${emailId} names no payment`);
    const payment = await this.prisma.payment.findUniqueOrThrow({
      where: { id },
      include: { ...applicationInclude, contract: { include: { customer: { select: { name: true } } } } },
    });
    const applied = applicationOf(payment);
    if (!applied) throw new Error(`The payment ${id} is not posted`);
    const { contract, folio, kind, provider, amount, paidAt, createdAt } = payment;
    return renderPaymentReceipt(senderOf(await this.settings.site()), {
      folio,
      kind,
      means: provider === 'transfer' ? 'transfer' : 'card',
      name: contract.customer.name,
      contractNumber: contract.number,
      vehicle: vehicleLine(contract),
      amount: amount.toFixed(2),
      paidOn: dayInMexico(paidAt ?? createdAt),
      accountUrl: `${this.env.APP_URL}/my-account/balances/${contract.id}`,
      applied,
    });
  }
}
