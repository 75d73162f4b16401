import { defineTexts } from '../wording.js';

/** What mails have in common, whatever they are about. */
export const everyMail = defineTexts('everyMail', {
  greeting: 'Hola, {name}:',
  folio: 'Folio {folio}',
  care: 'Atención a clientes',
  instant: '{instant} (hora de la Ciudad de México)',
});

/** To the lender's own mailbox: somebody waits for an answer, or something for a person. */
export const staffNoticeMail = defineTexts('staffNoticeMail', {
  subject: '{title} {folio}',
  from: 'De: {name}',
  button: 'Abrir en el sistema',
  whyReceived: 'Este aviso llega al correo de atención de la configuración del sitio.',
});
