import { defineTexts } from '../wording.js';

/** Of a quote: its vehicles, its table of payments, what is given in part payment, what is written to an adviser. */
export const termsLines = defineTexts('termsLines', {
  vehicle: 'Vehículo',
  fittedPrice: 'Precio con equipo',

  tradeInDownPayment: 'Enganche de la cotización',
  tradeInInitialRent: 'Renta inicial de la cotización',
  tradeIn: 'Su vehículo a cuenta',
  tradeInDownPaymentLeft: 'Enganche en efectivo',
  tradeInInitialRentLeft: 'Renta inicial en efectivo',
  tradeInOutlay: 'Total al firmar en efectivo',
  tradeInNote:
    'Sujeto a avalúo: {value} es el valor que usted espera. Si el avalúo es menor, la diferencia se paga en efectivo.',

  // Above the columns of the table of payments.
  base: 'Renta sin IVA',
  capital: 'Capital',
  interest: 'Intereses',
  vat: 'IVA',
  payment: 'Mensualidad',
  paymentWithVat: 'Mensualidad con IVA',
  rent: 'Renta',
  rentWithVat: 'Renta con IVA',
  balance: 'Saldo',

  // What a customer writes by WhatsApp or by mail, one line below the other, and the quote's address at the end.
  message: 'Hola. Le escribo por mi cotización {folio}.',
  messageUnits: '{vehicles} ({units} unidades)',
  messagePlan: '{plan} a {months} meses',
  messagePayment: '{name}: {amount} MXN',
});
