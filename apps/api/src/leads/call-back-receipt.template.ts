import type { PreferredTime } from '@flota/schemas';
import type { RenderedEmail } from '../platform/mail/email-parts.js';
import { renderLetter } from '../platform/mail/letter.js';
import { phoneLabel } from '../platform/text/labels.js';
import type { QuoteDocument } from '../quotes/index.js';
import { WHEN } from './lead-words.js';

/** What the receipt says of the lead itself; the rest is the quote's. */
interface CallBack {
  /** E.164. */
  phone: string;
  preferredTime: PreferredTime;
}

/** The e-mail that confirms that an adviser will call about a quote. */
export function renderCallBackReceipt(quote: QuoteDocument, { phone, preferredTime }: CallBack): RenderedEmail {
  const { customerName, folio, planTitle, vehicle, fleet, company, reopenUrl } = quote;
  const when = WHEN[preferredTime];
  return renderLetter(company, {
    subject: `Le llamaremos sobre su cotización ${folio}`,
    title: 'Le llamaremos',
    folio,
    preheader: `Un asesor le llamará ${when}. Folio ${folio}.`,
    paragraphs: [
      `Hola, ${customerName}:`,
      `Recibimos su solicitud. Un asesor de ${company.name} le llamará al ${phoneLabel(phone)} ${when}, dentro de nuestro horario de atención, para hablar de su cotización de ${planTitle} para ${fleet ? `${fleet.units} de ` : ''}${vehicle.name}, ${vehicle.version}.`,
      `Si prefiere otro horario o llamarnos usted, estos son nuestros datos. Tenga a la mano su folio ${folio}.`,
    ],
    button: { label: 'Ver mi cotización', url: reopenUrl },
    whyReceived: `Recibió este correo porque se pidió una llamada desde su cotización en el sitio de ${company.name}. Si no fue usted, avísenos.`,
  });
}
