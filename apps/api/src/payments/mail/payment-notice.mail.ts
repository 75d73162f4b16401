import type { Payment } from '@flota/prisma';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { staffNotice } from '../../platform/mail/staff-notice.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';

/** Tells the lender's own mailbox that a payment needs a person. */
@Mail({ name: 'payments.send-notice', despiteBounces: true }, 'payment')
export class PaymentNoticeMail extends OwedMail<'payment'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, staffUrl }: MailInHand<'payment'>): Promise<Letter> {
    const payment = await this.prisma.payment.findUniqueOrThrow({
      where: { id },
      include: { contract: { select: { customer: { select: { name: true } } } } },
    });
    return staffNotice({
      title: 'Pago por revisar',
      folio: payment.folio,
      name: payment.contract.customer.name,
      task: taskOf(payment),
      url: staffUrl('payments', id),
    });
  }
}

const taskOf = ({ duplicate, state }: Payment): string => {
  if (duplicate) {
    return 'Llegó después de otro pago que ya cubría lo mismo. Lo que sobró es saldo a favor del cliente: ya le preguntamos por correo qué hacer con él.';
  }
  return state === 'paid'
    ? 'Cuando llegó el dinero ya no era posible aplicarlo como lo pidió el cliente; quedó como pago normal. Acuerde con el cliente qué sigue.'
    : 'El procesador cobró un importe distinto del que pedimos; no se aplicó nada. Compárelo en el panel del procesador y corríjalo.';
};
