import type { RenderedEmail, Sender } from '../platform/mail/email-parts.js';
import { renderLetter } from '../platform/mail/letter.js';

interface Answer {
  folio: string;
  /** Of the customer. */
  name: string;
  subject: string;
  /** First name of who answered. */
  answeredBy: string;
  /** The conversation in the account. */
  url: string;
}

/** Tells that there is an answer. What it says stays in the account, behind the password. */
export const renderMessageAnswer = (sender: Sender, { folio, name, subject, answeredBy, url }: Answer): RenderedEmail =>
  renderLetter(sender, {
    subject: `Respondimos su mensaje ${folio}`,
    title: 'Respondimos su mensaje',
    folio,
    preheader: 'Lea la respuesta en su cuenta. Por seguridad no la enviamos por correo.',
    paragraphs: [
      `Hola, ${name}:`,
      `${answeredBy}, de Atención a clientes, respondió su mensaje «${subject}».`,
      'Por seguridad, la respuesta solo se lee en su cuenta. Ahí mismo puede contestar y adjuntar documentos.',
    ],
    button: { label: 'Leer la respuesta', url },
    whyReceived: `Recibió este correo porque escribió a Atención a clientes desde su cuenta de ${sender.name}. Puede dejar de recibir estos avisos en su perfil.`,
  });
