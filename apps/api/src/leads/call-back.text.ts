import { calledWhen } from '@flota/texts/mails/leads';
import { PrismaService } from '../platform/database/prisma.service.js';
import { OwedText, Text, type TextInHand } from '../platform/messaging/owed-text.js';

/** Tells whoever asked for a call about a quote that we know of it, on the telephone that will ring. */
@Text(
  {
    name: 'leads.tell-call-back',
    title: 'Llamada pedida',
    body: 'Hola, {nombre}. Le llamaremos {cuando}, en nuestro horario de atención, por su cotización {folio}. Si no pidió la llamada, ignore este mensaje.',
    sample: {
      nombre: 'María Fernanda Hernández',
      cuando: 'en cuanto un asesor esté disponible',
      folio: 'F-7K3MQ-92XAB',
    },
    hours: 4,
    atAnyHour: true,
  },
  'lead',
)
export class CallBackText extends OwedText<'lead'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id } }: TextInHand<'lead'>): Promise<Record<string, string> | null> {
    const lead = await this.prisma.lead.findUniqueOrThrow({ where: { id }, include: { quote: true } });
    const { name, preferredTime, quote, stage } = lead;
    // They were called already.
    if (stage !== 'new' || !quote) return null;
    return { nombre: name, cuando: calledWhen[preferredTime], folio: quote.folio };
  }
}
