import { defineTexts } from '../wording.js';

/** The customer's papers are in one file. */
export const paperArchiveMail = defineTexts('paperArchiveMail', {
  subject: 'Sus documentos están listos para descargar',
  title: 'Sus documentos están listos',
  preheader: 'Descárguelos en su cuenta hasta el {day}.',
  ready: 'El archivo ZIP con los {count} documentos que pidió ya está en su cuenta, en «Estados de cuenta y facturas».',
  until: 'Lo guardamos hasta el {day}. Después puede pedirlo de nuevo.',
  button: 'Descargar mis documentos',
  whyReceived: 'Recibió este correo porque pidió sus documentos en su cuenta de {company}.',
});

/** What mails to an accountant have in common. */
export const accountantMails = defineTexts('accountantMails', {
  greeting: 'Hola:',
  stop: 'Si ya no quiere recibir estos documentos, dígalo aquí: {link}',
  whyReceived: 'Recibió este correo porque aceptó recibir los documentos de {name}, cliente de {company}.',
});

/** Asks an accountant whether they want a customer's papers. */
export const accountantInvitationMail = defineTexts('accountantInvitationMail', {
  subject: '{name} quiere enviarle sus documentos de {company}',
  title: '¿Quiere recibir estos documentos?',
  preheader: 'Confirme su correo antes del {day}. Sin su respuesta no le enviamos nada.',
  what: '{name} indicó este correo como el de su contador. Con su permiso podrá enviarle desde su cuenta estados de cuenta, facturas (XML y PDF) y constancias de sus contratos con {company}.',
  choose: 'Confírmelo hasta el {day}. Puede dejar de recibirlos cuando quiera, con un enlace que va en cada correo.',
  unknown: 'Si no conoce a esta persona, no haga nada: no le enviaremos ningún documento.',
  button: 'Responder',
  whyReceived: 'Recibió este correo porque {name}, cliente de {company}, escribió su dirección.',
});

/** Brings the papers. */
export const accountantPapersMail = defineTexts('accountantPapersMail', {
  subject: 'Documentos de {name}, {company}',
  title: 'Documentos de su cliente',
  preheader: 'Le enviamos {count} documentos de {name}.',
  papers: '{name} le envía {count} documentos de sus contratos con {company}.',
  attached: 'Van adjuntos en un archivo ZIP.',
  linked: 'Pesan demasiado para un correo: descárguelos con el botón hasta el {day}.',
  folders: 'Dentro hay una carpeta por RFC y, en cada una, una por mes. De cada CFDI van el XML y su PDF.',
  button: 'Descargar los documentos',
});
