import { defineTexts } from '../wording.js';

/** Whoever runs the site tries whether mail arrives. */
export const trialMail = defineTexts('trialMail', {
  subject: 'Prueba de correo de {host}',
  title: 'El correo funciona',
  preheader: '{host} puede enviar correo.',
  what: 'Este correo prueba que {host} puede enviar correo. No tiene que hacer nada.',
  whyReceived: 'Recibe este correo porque alguien de la administración lo pidió en el backoffice.',
});
