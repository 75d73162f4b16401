import { defineTexts } from '../wording.js';

/** What the mails about a payment promise say alike. */
export const promiseMails = defineTexts('promiseMails', {
  subject: '{title}: contrato {contract}',
  way: 'Cómo pagar: {contract}',
  wayAmount: 'Cantidad',
  wayClabe: 'CLABE',
  wayReference: 'Referencia',
  button: 'Ver mi contrato',
  whyReceived: 'Recibió este correo porque en su cuenta de {company} se anotó una promesa de pago.',
});

export const paymentPromiseMail = defineTexts('paymentPromiseMail', {
  title: 'Anotamos su promesa de pago',
  preheader: 'Le recordamos un día antes.',
  told: 'Anotamos que pagará {amount} de {contract} a más tardar el {day}.',
  next: 'Lo que debe no cambia: mientras esté vencido se generan intereses moratorios. Si puede pagar antes, mejor.',
});

export const promiseReminderMail = defineTexts('promiseReminderMail', {
  title: 'Mañana vence su promesa de pago',
  preheader: 'Aquí está cómo pagar.',
  told: 'Nos dijo que pagará {amount} de {contract} a más tardar el {day}.',
  next: 'Si ya pagó, no haga caso de este aviso: en cuanto recibamos su pago la promesa queda cumplida.',
});

export const brokenPromiseMail = defineTexts('brokenPromiseMail', {
  title: 'No recibimos el pago que prometió',
  preheader: 'Díganos cómo podemos ayudarle.',
  told: 'Esperábamos {amount} de {contract} a más tardar el {day} y no lo hemos recibido completo.',
  next: 'Pague desde su contrato o escríbanos en Mensajes: buscamos con usted una manera de ponerse al corriente.',
});
