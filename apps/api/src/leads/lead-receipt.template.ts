import type { LeadDetails, PreferredTime } from '@flota/schemas';
import type { RenderedEmail, Sender } from '../platform/mail/email-parts.js';
import { type Letter, renderLetter } from '../platform/mail/letter.js';
import { phoneLabel } from '../platform/text/labels.js';
import { SUBJECTS, WHEN } from './lead-words.js';

/** A form as its receipt tells it. What the visitor wrote is left out: anybody may name anybody's mailbox. */
export type ReceivedForm = { folio: string; name: string } & (
  | { kind: 'contact'; subject: LeadDetails['subject'] }
  | { kind: 'prospect'; phone: string; preferredTime: PreferredTime; interest: string | null }
  | { kind: 'syntage'; maskedRfc: string; followUrl: string }
);

type Part = Pick<Letter, 'subject' | 'title' | 'preheader' | 'paragraphs' | 'button'>;

/** The e-mail that confirms a form of the site. */
export function renderLeadReceipt(sender: Sender, form: ReceivedForm): RenderedEmail {
  const { paragraphs, ...part } = partOf(sender, form);
  return renderLetter(sender, {
    ...part,
    folio: form.folio,
    paragraphs: [
      `Hola, ${form.name}:`,
      ...paragraphs,
      `Si prefiere llamarnos usted, estos son nuestros datos. Tenga a la mano su folio ${form.folio}.`,
    ],
    whyReceived: `Recibió este correo porque se envió un formulario con su dirección en el sitio de ${sender.name}. Si no fue usted, avísenos.`,
  });
}

function partOf({ name: company }: Sender, form: ReceivedForm): Part {
  switch (form.kind) {
    case 'contact':
      return {
        subject: `Recibimos su mensaje ${form.folio}`,
        title: 'Recibimos su mensaje',
        preheader: `Le responderemos por correo o teléfono. Folio ${form.folio}.`,
        paragraphs: [
          `Gracias por escribir a ${company}. Recibimos su mensaje sobre ${SUBJECTS[form.subject ?? 'other']}.`,
          'Un asesor le responderá por correo o teléfono dentro de nuestro horario de atención.',
        ],
      };
    case 'prospect':
      return {
        subject: `Recibimos su solicitud ${form.folio}`,
        title: 'Un asesor le llamará',
        preheader: `Un asesor le llamará ${WHEN[form.preferredTime]}. Folio ${form.folio}.`,
        paragraphs: [
          `Gracias por su interés en ${form.interest ?? 'nuestros planes de financiamiento'}.`,
          `Un asesor de ${company} le llamará al ${phoneLabel(form.phone)} ${WHEN[form.preferredTime]}, dentro de nuestro horario de atención, para prepararle una propuesta.`,
        ],
      };
    case 'syntage':
      return {
        subject: `Recibimos su consentimiento ${form.folio}`,
        title: 'Recibimos su consentimiento',
        preheader: `Falta un paso: autorizar la consulta con nuestro proveedor. Folio ${form.folio}.`,
        paragraphs: [
          `Recibimos su consentimiento para consultar la información fiscal del RFC ${form.maskedRfc}.`,
          'Para terminar, autorice la consulta en la página de nuestro proveedor. En el enlace de abajo encontrará ese paso y el estado de su solicitud. Puede revocar su consentimiento cuando quiera.',
          `${company} nunca le pedirá su contraseña del SAT.`,
        ],
        button: { label: 'Continuar mi solicitud', url: form.followUrl },
      };
  }
}
