import { defineTexts } from '../wording.js';

/** What several mails about a signature say. */
export const signingMails = defineTexts('signingMails', {
  trial: 'Es una prueba: lo que se firme no tiene valor legal.',
  whyReceived: 'Recibió este correo porque es titular de un contrato de {company}.',
});

export const signingInvitationMail = defineTexts('signingInvitationMail', {
  subject: 'Firme «{document}» a más tardar el {deadline}',
  title: 'Tiene un documento por firmar',
  preheader: '«{document}», del contrato {contract}. Fírmelo a más tardar el {deadline}.',
  request: '{company} le pide firmar «{document}», del contrato {contract}, a más tardar el {deadline}.',
  note: 'Nota de nuestro equipo: {note}',
  byMail:
    'El proveedor de firma le envía por separado un correo con el enlace para firmar con su e.firma. En su cuenta puede leer antes el documento.',
  inAccount:
    'Entre a su cuenta, lea el documento y fírmelo con su e.firma. Tenga a la mano su certificado (.cer), su llave (.key) y su contraseña.',
  warning: 'Nunca le pediremos su llave ni su contraseña por correo o por teléfono.',
  button: 'Ver el documento',
});

export const signingReminderMail = defineTexts('signingReminderMail', {
  subject: 'Le falta firmar «{document}»',
  title: 'Le falta firmar un documento',
  preheader: '«{document}». Puede firmarlo hasta el {deadline}.',
  reminder:
    'Todavía no firma «{document}», del contrato {contract}. Puede hacerlo hasta el {deadline}; después tendríamos que enviárselo de nuevo.',
  done: 'Si ya lo firmó, no tiene que hacer nada más.',
  button: 'Ver el documento',
});

export const signingCompletedMail = defineTexts('signingCompletedMail', {
  subject: 'Quedó firmado «{document}»',
  title: 'Su documento quedó firmado',
  preheader: 'El documento firmado y su constancia de conservación están en su cuenta.',
  signed: 'Todos firmaron «{document}», del contrato {contract}.',
  files:
    'En su cuenta puede descargar el documento firmado y su constancia de conservación (NOM-151), que demuestra que nadie lo cambió después. Guarde los dos archivos.',
  button: 'Ver mis documentos firmados',
});

/** Its time is over, or the lender cancelled it. */
export const signingEndedMail = defineTexts('signingEndedMail', {
  subject: 'Ya no tiene que firmar «{document}»',
  titleExpired: 'Terminó el plazo para firmar',
  titleCancelled: 'Cancelamos un documento por firmar',
  preheader: '«{document}», del contrato {contract}.',
  expired:
    'El plazo para firmar «{document}», del contrato {contract}, terminó el {deadline}. Si todavía hace falta, se lo enviaremos de nuevo.',
  cancelled: 'Ya no tiene que firmar «{document}», del contrato {contract}. Motivo: {reason}',
  doubts: 'Si tiene dudas, escríbanos desde su cuenta.',
  button: 'Ver mis documentos',
});

/** To whoever signs for the lender, and has no account. */
export const representativeInvitationMail = defineTexts('representativeInvitationMail', {
  subject: 'Firme «{document}» por {company}',
  title: 'Tiene un documento por firmar',
  preheader: '«{document}», del contrato {contract}, a más tardar el {deadline}.',
  request:
    'Le piden firmar «{document}», del contrato {contract}, en representación de {legalName}, a más tardar el {deadline}.',
  warning: 'El enlace es personal: quien lo tenga puede firmar. No lo reenvíe.',
  button: 'Firmar',
  whyReceived: 'Recibió este correo porque firma en representación de {company}.',
});

/** To the lender's own mailbox. */
export const signingNoticeMail = defineTexts('signingNoticeMail', {
  titleDeclined: 'Firma rechazada',
  titleReview: 'Firma por revisar',
  taskDeclined: 'No se firmó el documento. Vea el motivo y acuerde con el cliente qué sigue.',
  taskReview:
    'Un certificado tiene otro RFC que el del firmante. Compruebe quién firmó: acéptelo con un motivo, o cancele la solicitud.',
});
