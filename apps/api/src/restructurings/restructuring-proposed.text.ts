import { formatLongDay } from '@flota/figures';
import { dayOfColumn } from '@flota/prisma';
import { pushNotices } from '@flota/texts/mails/push-notices';
import { contractLabel } from '../contracts/index.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ContactStops } from '../platform/notices/contact-stops.js';
import { OwedText, Text, type TextInHand } from '../platform/messaging/owed-text.js';
import { isOpen } from './open-proposals.js';

/** Says to a telephone that something waits for an answer, and until when. No amounts: these are read beside the old ones. */
@Text(
  {
    name: 'restructurings.tell-proposal',
    notice: 'formalities',
    title: 'Propuesta de reestructura',
    body: 'Hola, {nombre}. Le proponemos pagar de otra manera lo que todavía no vence de su contrato {contrato}. Puede leerlo y aceptarlo a más tardar el {dia} en {enlace} y, si no le conviene, nada cambia.',
    sample: {
      nombre: 'María Fernanda Hernández',
      contrato: 'El Norteño (FL-2026-000123)',
      dia: '15 de noviembre de 2026',
      enlace: 'https://flota.example/my-account/balances/019ac9d2-5b1e-7c3a-9f40-2b6f8d1e7a55',
    },
    hours: 48,
    shown: () => ({ title: pushNotices.proposalTitle, body: pushNotices.proposalBody }),
  },
  'restructuring',
)
export class RestructuringProposedText extends OwedText<'restructuring'> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly stops: ContactStops,
  ) {
    super();
  }

  /** Nothing once it was answered or withdrawn, nor where they are not to be looked for by now: then mail alone tells it. */
  override async compose({
    about: { id },
    siteUrl,
  }: TextInHand<'restructuring'>): Promise<Record<string, string> | null> {
    const row = await this.prisma.restructuring.findUnique({
      where: { id },
      include: { contract: { include: { customer: { select: { name: true } } } } },
    });
    if (!row || !isOpen(row)) return null;
    const { contractId, contract } = row;
    if (await this.stops.current(this.prisma, { contractId, customerId: contract.customerId })) return null;
    return {
      nombre: contract.customer.name,
      contrato: contractLabel(contract),
      dia: formatLongDay(dayOfColumn(row.validUntil)),
      enlace: siteUrl('contract', { contractId }),
    };
  }
}
