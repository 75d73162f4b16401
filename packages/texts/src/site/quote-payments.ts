import { defineTexts } from '../wording.js';

/** On the page of a quote: what each payment is made of, and all of them in a table. */
export const quotePayments = defineTexts('quotePayments', {
  chart: 'De qué se compone cada pago',
  equalRents: 'Cada mes paga lo mismo: {rent} de renta más {vat} de IVA.',
  changingRents:
    'Al principio paga más intereses y al final más capital: de la primera renta {first} son intereses; de la última, {last}.',
  changingPayments:
    'Al principio paga más intereses y al final más capital: de la primera mensualidad {first} son intereses; de la última, {last}.',
  capital: 'Capital',
  interest: 'Intereses',
  vat: 'IVA',
  base: 'Renta',

  month: 'Mes',
  lastBar: 'Última barra, al final del plazo: {what}, <amount/>',
  monthOf: 'Mes {month}<of> de {months}</of>',
  monthReadOut: 'Mes {month}: {parts}, pago total {total}',
  totalPayment: 'Pago total',

  firstMonth: 'Mes 1',
  equalPayments: '{n} pagos iguales, en total',
  atTheEnd: 'Al terminar: {what}',

  table: 'Tabla de pagos',
  download: 'Descargar en CSV',
  showRents: 'Ver las {n} rentas',
  showPayments: 'Ver las {n} mensualidades',
  tableLabel: 'Todos los pagos',
  // In the file, above the numbers of the payments.
  number: 'Número',
});
