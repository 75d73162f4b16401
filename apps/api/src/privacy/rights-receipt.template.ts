import { type PrivacyRight, RIGHTS_REQUEST_DAYS } from '@flota/schemas';
import type { RenderedEmail, Sender } from '../platform/mail/email-parts.js';
import { renderLetter } from '../platform/mail/letter.js';
import { formatLongDay } from '@flota/figures';

const RIGHTS: Record<PrivacyRight, string> = {
  access: 'acceso a sus datos personales',
  rectification: 'rectificación de sus datos personales',
  cancellation: 'cancelación de sus datos personales',
  objection: 'oposición al tratamiento de sus datos personales',
  revocation: 'revocación de su consentimiento',
};

/** A request as its receipt tells it; without what the visitor wrote, as anybody may name anybody's mailbox. */
interface ReceivedRequest {
  folio: string;
  /** Of whoever sent it: the holder or the representative. */
  name: string;
  right: PrivacyRight;
  requestedOn: string;
  dueOn: string;
}

/** The e-mail that confirms a request and names the last day to answer it. */
export function renderRightsReceipt(sender: Sender, request: ReceivedRequest): RenderedEmail {
  const { folio, name, right, requestedOn, dueOn } = request;
  return renderLetter(sender, {
    subject: `Recibimos su solicitud de derechos ${folio}`,
    title: 'Recibimos su solicitud',
    folio,
    preheader: `Le responderemos a más tardar el ${formatLongDay(dueOn)}. Folio ${folio}.`,
    paragraphs: [
      `Hola, ${name}:`,
      `El ${formatLongDay(requestedOn)} recibimos su solicitud de ${RIGHTS[right]}.`,
      `Le responderemos por correo a más tardar el ${formatLongDay(dueOn)}, es decir, dentro de los ${RIGHTS_REQUEST_DAYS} días hábiles siguientes.`,
      'Si nos hace falta algún dato o documento, se lo pediremos por este medio. El trámite es gratuito.',
      `Si tiene dudas, estos son nuestros datos. Tenga a la mano su folio ${folio}.`,
    ],
    whyReceived: `Recibió este correo porque se envió una solicitud de derechos con su dirección en el sitio de ${sender.name}. Si no fue usted, avísenos.`,
  });
}
