import { defineTexts } from '../wording.js';

/** To whoever wrote, asked for a call or agreed to be looked up. */
export const leadReceiptMail = defineTexts('leadReceiptMail', {
  contactSubject: 'Recibimos su mensaje {folio}',
  contactTitle: 'Recibimos su mensaje',
  contactPreheader: 'Le responderemos por correo o teléfono. Folio {folio}.',
  contact: 'Gracias por escribir a {company}. Recibimos su mensaje sobre {subject}.',
  contactNext: 'Un asesor le responderá por correo o teléfono dentro de nuestro horario de atención.',
  prospectSubject: 'Recibimos su solicitud {folio}',
  prospectTitle: 'Un asesor le llamará',
  prospectPreheader: 'Un asesor le llamará {when}. Folio {folio}.',
  prospect: 'Gracias por su interés en nuestros planes de financiamiento.',
  prospectInterest: 'Gracias por su interés en {interest}.',
  prospectCall:
    'Un asesor de {company} le llamará {when}, dentro de nuestro horario de atención, para prepararle una propuesta.',
  prospectCallPhone:
    'Un asesor de {company} le llamará al {phone} {when}, dentro de nuestro horario de atención, para prepararle una propuesta.',
  // Within the text of an interest.
  planAndVehicle: '{plan} para {vehicle}',
  consentSubject: 'Recibimos su consentimiento {folio}',
  consentTitle: 'Recibimos su consentimiento',
  consentPreheader: 'Falta un paso: autorizar la consulta con nuestro proveedor. Folio {folio}.',
  consent: 'Recibimos su consentimiento para consultar la información fiscal del RFC {rfc}.',
  consentNext:
    'Para terminar, autorice la consulta en la página de nuestro proveedor. En el enlace de abajo encontrará ese paso y el estado de su solicitud. Puede revocar su consentimiento cuando quiera.',
  consentWarning: '{company} nunca le pedirá su contraseña del SAT.',
  consentButton: 'Continuar mi solicitud',
  closing: 'Si prefiere llamarnos usted, estos son nuestros datos. Tenga a la mano su folio {folio}.',
  whyReceived:
    'Recibió este correo porque se envió un formulario con su dirección en el sitio de {company}. Si no fue usted, avísenos.',
});

/** Around what staff write to a lead. */
export const writtenLeadMail = defineTexts('writtenLeadMail', {
  whyReceived:
    'Recibió este correo porque nos pidió información o una cotización. Le escribe una persona de {company}.',
  stop: 'No quiero recibir más correos como este',
});

/** To whoever asked for a call about a quote. */
export const callBackMail = defineTexts('callBackMail', {
  subject: 'Le llamaremos sobre su cotización {folio}',
  title: 'Le llamaremos',
  preheader: 'Un asesor le llamará {when}. Folio {folio}.',
  call: 'Recibimos su solicitud. Un asesor de {company} le llamará {when}, dentro de nuestro horario de atención, para hablar de su cotización de {plan} para {vehicle}.',
  callPhone:
    'Recibimos su solicitud. Un asesor de {company} le llamará al {phone} {when}, dentro de nuestro horario de atención, para hablar de su cotización de {plan} para {vehicle}.',
  closing: 'Si prefiere otro horario o llamarnos usted, estos son nuestros datos. Tenga a la mano su folio {folio}.',
  button: 'Ver mi cotización',
  whyReceived:
    'Recibió este correo porque se pidió una llamada desde su cotización en el sitio de {company}. Si no fue usted, avísenos.',
});

/** What somebody wrote about, within a sentence. */
export const contactSubjects = defineTexts('contactSubjects', {
  financing: 'financiamiento',
  contract: 'su contrato',
  payments: 'pagos',
  invoices: 'facturas',
  insurance: 'seguros',
  other: 'otro asunto',
});

/** As part of a sentence: "le llamará por la mañana". */
export const calledWhen = defineTexts('calledWhen', {
  morning: 'por la mañana',
  afternoon: 'por la tarde',
  any: 'en cuanto un asesor esté disponible',
});

/** To the lender's own mailbox. */
export const leadNoticeMail = defineTexts('leadNoticeMail', {
  titleContact: 'Nuevo mensaje de contacto',
  titleProspect: 'Nuevo prospecto',
  title: 'Nuevo contacto',
  task: 'Espera nuestra respuesta dentro del horario de atención. Sus datos y lo que pide están en el sistema.',
});
