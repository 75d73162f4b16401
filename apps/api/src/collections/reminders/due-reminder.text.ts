import { formatLongDay, formatMoney } from '@flota/figures';
import { Prisma } from '@flota/prisma';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { OwedText, Text, type TextInHand } from '../../platform/messaging/owed-text.js';
import { duesAhead, toldDues } from './told-dues.js';

/** Says to a telephone what a mail reminds of, in one sentence. */
@Text(
  {
    name: 'contracts.tell-due',
    notice: 'dueDates',
    title: 'Recordatorio de pago',
    body: 'Hola, {nombre}. Le recordamos que le falta pagar {monto} a más tardar el {vence}. Vea cómo pagar en {enlace} y, si ya pagó, no haga caso de este aviso.',
    sample: {
      nombre: 'María Fernanda Hernández',
      monto: '$48,250.75',
      vence: '15 de noviembre de 2026',
      enlace: 'https://flota.example/my-account/home',
    },
    hours: 36,
  },
  'customer',
  // As the former release owes it.
  'outbound_email',
)
export class DueReminderText extends OwedText<'customer' | 'outbound_email'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({
    about,
    siteUrl,
  }: TextInHand<'customer' | 'outbound_email'>): Promise<Record<string, string> | null> {
    const { dues } = await (about.kind === 'customer' ? duesAhead : toldDues)(this.prisma, about.id);
    const [first] = dues;
    if (!first) return null;
    const ofThatDay = dues.filter(({ dueOn }) => dueOn === first.dueOn).map(({ missing }) => missing);
    const { name } = await this.prisma.customer.findUniqueOrThrow({ where: { id: first.contract.customerId } });
    return {
      nombre: name,
      monto: `${formatMoney(Prisma.Decimal.sum(...ofThatDay).toFixed(2))} MXN`,
      vence: formatLongDay(first.dueOn),
      enlace: siteUrl('account'),
    };
  }
}
