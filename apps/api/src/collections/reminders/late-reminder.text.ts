import { formatLongDay, formatMoney } from '@flota/figures';
import { pushNotices } from '@flota/texts/mails/push-notices';
import { Decimal } from 'decimal.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { OwedText, Text, type TextInHand } from '../../platform/messaging/owed-text.js';
import { toldLate } from './told-late.js';

/** Says to a telephone what a mail reminds of that is overdue, in one sentence. */
@Text(
  {
    name: 'collections.tell-late',
    notice: 'dueDates',
    title: 'Recordatorio de pago vencido',
    body: 'Hola, {nombre}. Tiene un pago vencido desde el {vence}; con lo que corresponda de moratorios debe {monto}. Vea cómo pagar en {enlace} y, si ya pagó, no haga caso de este aviso.',
    sample: {
      nombre: 'María Fernanda Hernández',
      vence: '15 de noviembre de 2026',
      monto: '$48,250.75 MXN',
      enlace: 'https://flota.example/my-account/home',
    },
    hours: 8,
    shown: () => ({ title: pushNotices.lateTitle, body: pushNotices.lateBody }),
  },
  'customer',
)
export class LateReminderText extends OwedText<'customer'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about, siteUrl }: TextInHand<'customer'>): Promise<Record<string, string> | null> {
    const dues = await toldLate(this.prisma, { customerId: about.id });
    const [first] = dues;
    if (!first) return null;
    const { name } = await this.prisma.customer.findUniqueOrThrow({ where: { id: about.id } });
    return {
      nombre: name,
      vence: formatLongDay(first.dueOn),
      monto: `${formatMoney(Decimal.sum(...dues.map(({ owed }) => owed)).toFixed(2))} MXN`,
      enlace: siteUrl('account'),
    };
  }
}
