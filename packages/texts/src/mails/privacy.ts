import { defineTexts } from '../wording.js';

/** A request about personal data came in. */
export const rightsReceiptMail = defineTexts('rightsReceiptMail', {
  subject: 'Recibimos su solicitud de derechos {folio}',
  title: 'Recibimos su solicitud',
  preheader: 'Le responderemos a más tardar el {dueOn}. Folio {folio}.',
  received: 'El {day} recibimos su solicitud de {right}.',
  answer:
    'Le responderemos por correo a más tardar el {dueOn}, es decir, dentro de los {days} días hábiles siguientes.',
  missing: 'Si nos hace falta algún dato o documento, se lo pediremos por este medio. El trámite es gratuito.',
  closing: 'Si tiene dudas, estos son nuestros datos. Tenga a la mano su folio {folio}.',
  whyReceived:
    'Recibió este correo porque se envió una solicitud de derechos con su dirección en el sitio de {company}. Si no fue usted, avísenos.',
});

/** What was asked for, within a sentence. */
export const rightsAsked = defineTexts('rightsAsked', {
  access: 'acceso a sus datos personales',
  rectification: 'rectificación de sus datos personales',
  cancellation: 'cancelación de sus datos personales',
  objection: 'oposición al tratamiento de sus datos personales',
  revocation: 'revocación de su consentimiento',
});

/** To the lender's own mailbox. */
export const rightsNoticeMail = defineTexts('rightsNoticeMail', {
  title: 'Nueva solicitud de derechos',
  task: 'Hay que responder a más tardar el {dueOn}. La solicitud y sus documentos están en el sistema.',
});
