import { defineTexts } from '../wording.js';

/** What the mails about a policy say alike. */
export const policyMails = defineTexts('policyMails', {
  subject: '{title} {folio}',
  button: 'Ver mis seguros',
  whyReceived: 'Recibió este correo porque en su cuenta de {company} hay un vehículo que debe estar asegurado.',
});

export const policyReceiptMail = defineTexts('policyReceiptMail', {
  title: 'Recibimos su póliza',
  preheader: 'La revisamos y le avisamos por correo.',
  received: 'Recibimos la póliza {number} de {insurer} para {vehicle}, contrato {contract}.',
  next: 'La comparamos con su contrato y le avisamos por correo. No tiene que hacer nada más por ahora.',
});

export const policyDecisionMail = defineTexts('policyDecisionMail', {
  acceptedTitle: 'Aceptamos su póliza',
  acceptedPreheader: 'Su vehículo queda asegurado ante nosotros.',
  accepted: 'La póliza {number} de {insurer} cubre {vehicle} hasta el {day}.',
  acceptedNext: 'Le recordaremos su renovación antes de que termine.',
  rejectedTitle: 'Su póliza necesita una corrección',
  rejectedPreheader: 'Le decimos qué corregir.',
  rejected: 'No pudimos aceptar la póliza {number} por este motivo: {reason}',
  rejectedNext: 'Corríjala y envíela de nuevo desde su cuenta. Lo que escribió sigue ahí.',
});

export const policyReminderMail = defineTexts('policyReminderMail', {
  soonTitle: 'Su seguro termina pronto',
  todayTitle: 'Su seguro termina hoy',
  afterTitle: 'Su vehículo está sin seguro',
  subject: '{title}: {vehicle}',
  preheader: 'Renuévelo y envíenos la póliza nueva.',
  soon: 'La póliza {number} de {vehicle}, contrato {contract}, termina el {day}.',
  today: 'La póliza {number} de {vehicle}, contrato {contract}, termina hoy, {day}.',
  after: 'La póliza {number} de {vehicle}, contrato {contract}, terminó el {day} y no tenemos otra.',
  next: 'Renuévela con {company} como beneficiario preferente y envíenosla desde su cuenta: basta una foto o el PDF.',
});

/** To the lender's own mailbox. */
export const policyNoticeMail = defineTexts('policyNoticeMail', {
  title: 'Nueva póliza por revisar',
  task: 'Hay que compararla con lo que el cliente escribió y aceptarla o rechazarla. El documento está en el sistema.',
});
