import type { BillRequestState } from '@flota/schemas';
import type { RenderedEmail, Sender } from '../platform/mail/email-parts.js';
import { type Letter, renderLetter } from '../platform/mail/letter.js';
import { phoneLabel } from '../platform/text/labels.js';

/** A step of a request as its mail tells it. */
export interface BillStep {
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

/** The e-mail of one step, the receipt of the request included. */
export function renderBillStep(sender: Sender, step: BillStep): RenderedEmail {
  const part = PARTS[step.state](step);
  return renderLetter(sender, {
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
  });
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
