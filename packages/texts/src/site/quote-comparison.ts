import { defineTexts } from '../wording.js';

/** Two quotes beside each other. */
export const quoteComparison = defineTexts('quoteComparison', {
  // Of the page's title, and of what is shared.
  name: 'Dos cotizaciones',
  description: 'Dos cotizaciones de financiamiento, una junto a la otra.',
  title: 'Dos cotizaciones, una junto a la otra',
  noDifference: 'Son iguales en todo lo que se compara.',
  differences: {
    one: 'Se distinguen en una sola cosa, que está marcada.',
    other: 'Se distinguen en {n} cosas, que están marcadas.',
  },
  print: 'Imprimir',
  table: 'Las dos cotizaciones',
  first: 'Primera',
  second: 'Segunda',
  validUntil: 'Vigente hasta el {day}',
  // Read out after the name of a row.
  differs: '(distinto)',
  more: '{amount} más en la segunda',
  less: '{amount} menos en la segunda',

  payments: 'Pagos de una unidad',
  paymentsOfLines: 'Pagos: de una unidad, o de todas si son distintas',
  firstMonth: 'Primer mes',
  monthly: 'Cada mes, según el contrato',
  signing: 'Al firmar',
  insurance: 'Seguro al mes, aparte',
  end: 'Al terminar',
  total: 'En total',

  allUnits: 'Todas las unidades',

  terms: 'Condiciones',
  plan: 'Plan',
  term: 'Plazo',
  months: '{n} meses',
  downPayment: 'Enganche o renta inicial',
  downPaymentValue: '{percent} ({name})',
  rate: 'Tasa fija anual',
  cat: 'CAT',
  personType: 'Para',

  vehicleGroup: 'Vehículo',
  vehicle: 'Vehículo',
  price: 'Precio con IVA',
  equipment: 'Equipo',
  units: 'Unidades',
  tradeIn: 'Vehículo a cuenta',
});
