import { Inject, Injectable } from '@nestjs/common';
import type { OutboundEmail, Payment } from '@flota/prisma';
import { SettingsService } from '../../content/index.js';
import { ENV, type Env } from '../../platform/config/env.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { senderOf } from '../../platform/mail/letter.js';
import { renderStaffNotice } from '../../platform/mail/staff-notice.js';
import { type ComposedMail, EmailComposer } from '../../platform/outbox/email-composer.js';
import { paymentNoticeEmail } from './payment-emails.js';

@Injectable()
export class PaymentNoticeComposer extends EmailComposer {
  readonly email = paymentNoticeEmail;

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
      include: { contract: { select: { customer: { select: { name: true } } } } },
    });
    return renderStaffNotice(senderOf(await this.settings.site()), {
      title: 'Pago por revisar',
      folio: payment.folio,
      name: payment.contract.customer.name,
      task: taskOf(payment),
      url: `${this.env.APP_URL}/admin/payments/${id}/show`,
    });
  }
}

const taskOf = ({ state }: Payment): string =>
  state === 'paid'
    ? 'Cuando llegó el dinero ya no era posible aplicarlo como lo pidió el cliente; quedó como pago normal. Acuerde con el cliente qué sigue.'
    : 'El procesador cobró un importe distinto del que pedimos; no se aplicó nada. Compárelo en el panel del procesador y corríjalo.';
