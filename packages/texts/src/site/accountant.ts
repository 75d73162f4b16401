import { defineTexts } from '../wording.js';

/** What an accountant's mail opens: whether they want the papers of a customer. */
export const accountant = defineTexts('accountant', {
  title: 'Documentos de su cliente',
  description: 'Diga si quiere recibir los documentos que su cliente le envía.',
  lead: 'Usted decide si los recibe por correo.',
  checking: 'Comprobando su enlace',
  failedTitle: 'No pudimos comprobar su enlace',
  expiredTitle: 'Este enlace ya no funciona',
  expiredLead: 'Caducó o no se copió completo. Pídale a su cliente que le envíe la pregunta otra vez.',
  asked: '<customer/> quiere enviar sus estados de cuenta, facturas y constancias a <email/>.',
  confirm: 'Sí, quiero recibirlos',
  confirming: 'Guardando…',
  stop: 'No quiero recibirlos',
  confirmedTitle: 'Listo, los recibirá',
  confirmed:
    '<customer/> ya puede enviar sus documentos a <email/>. Cada correo lleva un enlace para dejar de recibirlos.',
  stoppedTitle: 'No recibirá documentos',
  stopped: 'No enviaremos a <email/> documentos de <customer/>. Si cambia de opinión, confírmelo con otro correo.',
});
