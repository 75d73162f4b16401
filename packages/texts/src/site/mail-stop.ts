import { defineTexts } from '../wording.js';

/** What the link of a mail opens that staff wrote to whoever asked for a quote: whether they want more of them. */
export const mailStop = defineTexts('mailStop', {
  title: 'Correos de nuestro equipo',
  description: 'Deje de recibir los correos que nuestro equipo le escribe.',
  lead: 'Usted decide si le seguimos escribiendo.',
  checking: 'Comprobando su enlace',
  failedTitle: 'No pudimos comprobar su enlace',
  expiredTitle: 'Este enlace ya no funciona',
  expiredLead: 'No se copió completo, o ya no tenemos su solicitud: entonces no le escribiremos más.',
  asked: 'Nuestro equipo escribe a <email/> sobre la información que nos pidió.',
  stop: 'No quiero recibir más correos',
  stopping: 'Guardando…',
  stoppedTitle: 'Listo, no le escribiremos más',
  stopped:
    'No enviaremos más correos como ese a <email/>. Si nos pide otra cotización o información, se la enviaremos y podremos responderle.',
});
