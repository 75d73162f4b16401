import { formatLongDay, formatMoney } from '@flota/figures';
import { dayInMexico } from '@flota/schemas';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { OwedText, Text, type TextInHand } from '../../platform/messaging/owed-text.js';
import { checkoutIdOf, ofCheckout, totalOf } from '../checkout.js';

/** Says to a telephone that the money came. */
@Text(
  {
    name: 'payments.tell-receipt',
    notice: 'payments',
    title: 'Pago recibido',
    body: 'Recibimos su pago de {monto} del {fecha} para su contrato {contrato}. Folio {folio}. Puede ver su recibo en {enlace} cuando guste.',
    sample: {
      monto: '$48,250.75',
      fecha: '15 de noviembre de 2026',
      contrato: 'FL-2024-000123',
      folio: 'R-7K3MQ-92XAB',
      enlace: 'https://flota.example/my-account/pagos#R-7K3MQ-92XAB',
    },
    hours: 48,
  },
  'payment',
)
export class PaymentReceiptText extends OwedText<'payment'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, siteUrl }: TextInHand<'payment'>): Promise<Record<string, string>> {
    const payment = await this.prisma.payment.findUniqueOrThrow({
      where: { id },
      include: { contract: { select: { number: true } } },
    });
    const { contract, createdAt, folio, paidAt } = payment;
    const together = await this.prisma.payment.findMany({
      where: { ...ofCheckout(checkoutIdOf(payment)), state: 'paid' },
      select: { amount: true },
    });
    return {
      monto: `${formatMoney(totalOf(together))} MXN`,
      fecha: formatLongDay(dayInMexico(paidAt ?? createdAt)),
      contrato: together.length > 1 ? `${contract.number} y ${together.length - 1} más` : contract.number,
      folio,
      enlace: `${siteUrl('payments')}#${folio}`,
    };
  }
}
