import { formatLongDay } from '@flota/figures';
import { dayOfColumn } from '@flota/prisma';
import { PrismaService } from '../platform/database/prisma.service.js';
import { OwedText, Text, type TextInHand } from '../platform/messaging/owed-text.js';

/** Sends the link of a quote to the telephone of whoever asked for it there. */
@Text(
  {
    name: 'quotes.tell-link',
    title: 'Enlace de una cotización',
    body: 'Hola, {nombre}. Esta es la cotización {folio} que pidió, vigente hasta el {vigencia}: {enlace} Si no la pidió, ignore este mensaje.',
    sample: {
      nombre: 'María Fernanda Hernández',
      folio: 'F-7K3MQ-92XAB',
      vigencia: '15 de diciembre de 2026',
      enlace: 'https://flota.example/cotizacion/Vb3kQ0yRzX8mT1pLw5sNcJdE7hGuA2fKo9iYxB4tMqs',
    },
    hours: 24,
    atAnyHour: true,
  },
  'quote',
)
export class QuoteText extends OwedText<'quote'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, siteUrl }: TextInHand<'quote'>): Promise<Record<string, string>> {
    const { contactName, folio, token, validUntil } = await this.prisma.quote.findUniqueOrThrow({ where: { id } });
    return {
      nombre: contactName,
      folio,
      vigencia: formatLongDay(dayOfColumn(validUntil)),
      enlace: siteUrl('quote', { token }),
    };
  }
}
