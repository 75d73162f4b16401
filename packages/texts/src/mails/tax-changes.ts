import { defineTexts } from '../wording.js';

/** What both mails about a change of tax data say. */
export const taxChangeMails = defineTexts('taxChangeMails', {
  subject: '{title} {folio}',
  button: 'Ver en mi perfil',
  whyReceived:
    'Recibió este correo porque en su cuenta de {company} se pidió cambiar sus datos fiscales. Los avisos de seguridad se envían siempre.',
});

export const taxChangeReceiptMail = defineTexts('taxChangeReceiptMail', {
  title: 'Recibimos su cambio de datos fiscales',
  preheader: 'Lo revisamos con su constancia. Mientras tanto nada cambia.',
  received:
    'Recibimos su solicitud para que sus contratos y facturas queden a nombre de {legalName}, y la revisamos con la constancia que envió.',
  meanwhile: 'Mientras tanto nada cambia: sus documentos siguen a nombre de {formerName}. Le avisaremos por correo.',
  notYours: 'Si usted no la pidió, cancélela en su perfil y cambie su contraseña de inmediato.',
});

export const taxChangeDecisionMail = defineTexts('taxChangeDecisionMail', {
  approvedTitle: 'Cambiamos sus datos fiscales',
  approvedPreheader: 'Sus próximos documentos salen con ellos.',
  approved:
    'Desde hoy sus contratos y facturas quedan a nombre de {legalName}. Los documentos que ya emitimos no cambian.',
  approvedNext: 'Revise en su perfil el régimen y el uso del CFDI con los que facturamos.',
  rejectedTitle: 'No pudimos cambiar sus datos fiscales',
  rejectedPreheader: 'Le decimos qué corregir.',
  rejected: 'No aprobamos el cambio por este motivo: {reason}',
  rejectedNext:
    'Sus documentos siguen a nombre de {formerName}. Puede corregirlo y enviar otra solicitud desde su perfil.',
});

/** To the lender's own mailbox. */
export const taxChangeNoticeMail = defineTexts('taxChangeNoticeMail', {
  title: 'Nuevo cambio de datos fiscales',
  task: 'Hay que compararlo con su constancia y aprobarlo o rechazarlo. Los datos y el archivo están en el sistema.',
});
