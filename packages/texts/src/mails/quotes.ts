import { defineTexts } from '../wording.js';

/** A quote with its PDF; the figures are those of the PDF. */
export const quoteMail = defineTexts('quoteMail', {
  subject: 'Su cotización {folio} de {company}',
  preheader: '{figure}: {amount}. Vigente hasta el {validUntil}.',
  introduction:
    'Gracias por cotizar con {company}. Esta es su cotización de {plan} para {vehicle}. Adjuntamos el PDF con la tabla completa de pagos.',
  perUnit: 'Cifras de una unidad:',
  button: 'Ver mi cotización',
  validity: 'Su cotización está vigente hasta el {validUntil}.',
  whatsapp: 'Escribir por WhatsApp',
  nextSteps: 'Qué sigue',
  whyReceived:
    'Recibió este correo porque se pidió una cotización con su dirección en el sitio de {company}. Si no fue usted, puede ignorarlo.',
});

/** The link to all quotes of a mailbox. */
export const savedQuotesMail = defineTexts('savedQuotesMail', {
  subject: 'Sus cotizaciones de {company}',
  title: 'Sus cotizaciones',
  preheader: 'El enlace funciona hasta el {until}.',
  what: 'Aquí están las cotizaciones que se hicieron con esta dirección. Puede abrirlas, compararlas, renovarlas con las condiciones de hoy o pedirnos que las olvidemos.',
  link: 'El enlace funciona hasta el {until}. No lo comparta: quien lo tenga ve sus cotizaciones.',
  button: 'Ver mis cotizaciones',
  whyReceived:
    'Recibió este correo porque alguien escribió esta dirección en la página de cotizaciones guardadas de {company}. Si no fue usted, no haga nada: sin este enlace nadie las ve.',
});
