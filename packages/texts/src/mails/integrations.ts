import { defineTexts } from '../wording.js';

/** To the lender's own mailbox: nothing gets through to a webhook. */
export const webhookOffMail = defineTexts('webhookOffMail', {
  subject: 'Un webhook se apagó: {name}',
  title: 'Un webhook se apagó',
  preheader: 'No recibe nuestros eventos.',
  what: 'El webhook «{name}» no recibe nuestros eventos, y dejamos de enviarle.',
  task: 'Avise a quien lo atiende. Cuando funcione, enciéndalo en el sistema y repita desde ahí los eventos que le faltan: no se perdió ninguno.',
});
