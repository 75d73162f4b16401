import { defineTexts } from '../wording.js';

/** What a customer's device shows, to whoever is near it: nothing about anybody, and no amounts. */
export const pushNotices = defineTexts('pushNotices', {
  dueTitle: 'Tiene un pago próximo',
  dueBody: 'Vea cuánto es y hasta cuándo puede pagar.',
  lateTitle: 'Recordatorio de pago',
  lateBody: 'Vea cuánto es y cómo pagar.',
  paidTitle: 'Recibimos un pago',
  paidBody: 'El comprobante ya está en su cuenta.',
  statementTitle: 'Su estado de cuenta está listo',
  statementBody: 'Ábralo o descárguelo en su cuenta.',
  answerTitle: 'Respondimos su mensaje',
  answerBody: 'Lea la respuesta en su cuenta.',
  billTitle: 'Su solicitud de factura avanzó',
  billBody: 'Vea en qué paso va y qué sigue.',
  policyTitle: 'Hay noticias de su póliza de seguro',
  policyBody: 'Vea si tiene algo que hacer.',
  formalityTitle: 'Tiene un trámite por revisar',
  formalityBody: 'Véalo en su cuenta.',
  proposalTitle: 'Tiene una propuesta por responder',
  proposalBody: 'Léala en su cuenta: nada cambia mientras no la acepte.',
});
