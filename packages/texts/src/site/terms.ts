import { defineTexts } from '../wording.js';

/** What is paid and how often, by its name: on pages, in mails and in documents. */
export const terms = defineTexts('terms', {
  downPayment: 'Enganche',
  downPaymentOf: '{percent} de enganche',
  initialRent: 'Renta inicial',
  initialRentOf: '{percent} de renta inicial',

  payment: 'Mensualidad',
  paymentPlusVat: 'Mensualidad, más IVA',
  rent: 'Renta mensual',

  firstPayment: 'Primera mensualidad',
  firstPaymentWithVat: 'Primera mensualidad con IVA',
  firstPaymentEach: 'Primera mensualidad por unidad',
  firstPaymentEachWithVat: 'Primera mensualidad por unidad con IVA',
  firstRent: 'Primera renta mensual con IVA',
  firstRentEach: 'Primera renta mensual por unidad con IVA',

  // e.g. "a, b y c"
  list: '{list} y {last}',
  // From the lowest rate to the highest.
  rates: '{from} a {to}',

  cat: '{cat} sin IVA',
  catLegend: '<cat>CAT {cat}.</cat> {remarks} Calculado el <date/>.',
  catPurpose: 'Para fines informativos y de comparación.',
  catWithRequired: 'Incluye el seguro obligatorio.',
  catWithOptional: 'Incluye el seguro.',
  catWithoutRequired: 'No incluye el seguro obligatorio.',
  catWithoutOptional: 'No incluye el seguro.',
  catIfWithout: 'Sin el seguro, el CAT es {cat}.',
  catIfWith: 'Con el seguro, el CAT es {cat}.',
  noCat: 'El arrendamiento puro no es un crédito, por lo que no se calcula un CAT.',
});
