import type { BillRequestState } from '@flota/schemas';
import { vehicleLine } from '../contracts/index.js';
import { DealerContacts } from '../dealers/index.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Letter } from '../platform/mail/letter.js';
import type { Sender } from '../platform/mail/sender.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';
import { phoneLabel } from '../platform/text/labels.js';
import { addressOf } from './bill-request.presenter.js';

/** Tells the customer which step the request has taken, its receipt included. */
@Mail('bill-requests.send-step', 'bill_request')
export class BillStepMail extends OwedMail<'bill_request'> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly dealers: DealerContacts,
  ) {
    super();
  }

  override async compose({ about: { id }, owedAt, sender, siteUrl }: MailInHand<'bill_request'>): Promise<Letter> {
    const { contract, distributor, ...request } = await this.prisma.billRequest.findUniqueOrThrow({
      where: { id },
      include: {
        contract: { include: { customer: { select: { name: true } } } },
        distributor: { include: { city: { select: { name: true } } } },
        // The step this mail is owed for, however late it leaves: written in one transaction, the mail after it.
        events: { where: { at: { lte: owedAt } }, orderBy: [{ at: 'desc' }, { id: 'desc' }], take: 1 },
      },
    });
    const { state, note } = request.events[0] ?? { state: request.state, note: '' };
    return billStep(sender, {
      folio: request.folio,
      name: contract.customer.name,
      contractNumber: contract.number,
      vehicle: vehicleLine(contract),
      state,
      note,
      paper: request.paper as BillStep['paper'],
      distributor: distributor && { ...distributor, address: addressOf(distributor) },
      url: siteUrl('vehicleBill'),
      // In the fragment: it stays in the browser and out of every log.
      dealerUrl: distributor && `${siteUrl('dealers')}#contacto=${this.dealers.issue(distributor.slug)}`,
    });
  }
}

/** A step of a request as its mail tells it. */
interface BillStep {
  folio: string;
  /** Of the customer. */
  name: string;
  contractNumber: string;
  vehicle: string;
  state: BillRequestState;
  /** Of staff, for the customer; of a rejection its reason. */
  note: string;
  paper: 'invoice' | 'endorsement' | null;
  distributor: { name: string; address: string; hours: readonly string[]; phone: string } | null;
  /** The request's page of the account. */
  url: string;
  /** Where the distributor's contact data are shown without signing in. */
  dealerUrl: string | null;
}

type Part = Pick<Letter, 'title' | 'preheader' | 'paragraphs' | 'button'>;

function billStep(sender: Sender, step: BillStep): Letter {
  const part = PARTS[step.state](step);
  return {
    ...part,
    subject: `${part.title} ${step.folio}`,
    folio: step.folio,
    paragraphs: [
      `Hola, ${step.name}:`,
      ...part.paragraphs,
      `Contrato ${step.contractNumber}: ${step.vehicle}.`,
      ...(step.note && step.state !== 'rejected' ? [`Nota de nuestro equipo: ${step.note}`] : []),
    ],
    button: part.button ?? { label: 'Ver mi trámite', url: step.url },
    whyReceived: `Recibió este correo porque pidió la factura de su vehículo en su cuenta de ${sender.name}.`,
  };
}

const PARTS: Record<BillRequestState, (step: BillStep) => Part> = {
  received: ({ distributor }) => ({
    title: 'Recibimos su solicitud de factura',
    preheader: 'Sigue la revisión de sus documentos. Le avisaremos de cada paso.',
    paragraphs: [
      'Recibimos su solicitud y sus documentos. Sigue la revisión; le avisaremos por correo de cada paso.',
      distributor
        ? `Enviaremos su factura a ${distributor.name}. Puede elegir otro distribuidor hasta que salga de nuestras oficinas.`
        : 'Falta que elija en su cuenta el distribuidor donde quiere recogerla.',
    ],
  }),
  in_review: () => ({
    title: 'Estamos revisando sus documentos',
    preheader: 'Comprobamos su identificación y su constancia fiscal.',
    paragraphs: [
      'Ya tenemos su solicitud en revisión. Comprobamos que su identificación y su constancia de situación fiscal coincidan con el contrato.',
      'Si hace falta corregir algo, se lo diremos por este medio.',
    ],
  }),
  rejected: ({ note, url }) => ({
    title: 'Su solicitud de factura necesita una corrección',
    preheader: 'Le decimos qué corregir. Los demás datos se conservan.',
    paragraphs: [
      `No pudimos continuar por este motivo: ${note}`,
      'Corríjalo en su cuenta y envíe la solicitud de nuevo. Conservamos los demás datos y los documentos que no cambie.',
    ],
    button: { label: 'Corregir y enviar de nuevo', url },
  }),
  preparing: ({ paper }) => ({
    title: 'Estamos preparando su factura',
    preheader: 'Sus documentos están en orden.',
    paragraphs: [`Sus documentos están en orden. ${PREPARED[paper ?? 'invoice']}`],
  }),
  sent_to_distributor: ({ distributor, dealerUrl, url }) => ({
    title: 'Su factura va en camino',
    preheader: `La enviamos a ${distributor?.name ?? 'su distribuidor'}. Espere nuestro aviso para recogerla.`,
    paragraphs: [
      `Enviamos su factura a ${placeOf(distributor)}.`,
      'Todavía no vaya por ella: le avisaremos cuando esté lista para recoger.',
    ],
    button: dealerButton(dealerUrl, url),
  }),
  ready_for_pickup: ({ distributor, dealerUrl, url }) => ({
    title: 'Su factura está lista para recoger',
    preheader: `Lo espera en ${distributor?.name ?? 'su distribuidor'}. Lleve su identificación oficial.`,
    paragraphs: [
      `Puede recogerla en ${placeOf(distributor)}.`,
      ...(distributor
        ? [
            ...(distributor.hours.length > 0 ? [`Horario: ${distributor.hours.join('; ')}.`] : []),
            `Teléfono: ${phoneLabel(distributor.phone)}.`,
          ]
        : []),
      'Lleve su identificación oficial vigente. Si va alguien en su nombre, debe llevar el poder que nos envió.',
    ],
    button: dealerButton(dealerUrl, url),
  }),
  delivered: () => ({
    title: 'Entregamos su factura',
    preheader: 'Su trámite terminó. Guarde el documento en un lugar seguro.',
    paragraphs: [
      'La factura de su vehículo ya está en sus manos y su trámite terminó. Guárdela en un lugar seguro: la necesitará para vender o emplacar.',
      'Si usted no la recibió, avísenos de inmediato.',
    ],
  }),
};

const PREPARED = {
  invoice: 'Ahora preparamos la factura a su nombre.',
  endorsement: 'Ahora preparamos el endoso de la factura a su nombre.',
};

const placeOf = (distributor: BillStep['distributor']): string =>
  distributor ? `${distributor.name}, ${distributor.address}` : 'el distribuidor que eligió';

const dealerButton = (dealerUrl: string | null, url: string): NonNullable<Part['button']> =>
  dealerUrl ? { label: 'Ver datos del distribuidor', url: dealerUrl } : { label: 'Ver mi trámite', url };
