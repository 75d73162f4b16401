import { defineTexts } from '../wording.js';

/** On the page of a quote: what is quoted and on which terms. */
export const quoteVehicle = defineTexts('quoteVehicle', {
  folio: 'Cotización <folio/>',
  validUntil: 'Vigente hasta el <date/>',
  vehicles: '{n} vehículos',
  price: '{vehicle}, <price/> con IVA',
  priceEquipped: '{vehicle}, con {equipment}, <price/> con IVA',

  plan: 'Plan',
  term: 'Plazo',
  months: '{n} meses',
  rate: 'Tasa fija anual',
  units: 'Unidades',
  firstPayment: 'Primer pago',
  personType: 'Para',
  interestVat: 'IVA de los intereses',
  borderRegion: 'De la región fronteriza',
  insurance: 'Seguro',
  ownInsurance: 'Por su cuenta',

  download: 'Descargar PDF<hint> (se abre en otra pestaña)</hint>',
  change: 'Cambiar algo',
  another: 'Hacer otra cotización',

  listPrice: 'Precio con IVA',
  listPriceEach: 'Precio de cada unidad, con IVA',
  lines: 'Los {n} vehículos',
  equipped: '{version}, con {equipment}',
  linePrice: { one: '<price/> con IVA', other: '<price/> cada uno con IVA' },
  linePriceAtRate: { one: '<price/> con IVA, tasa {rate}', other: '<price/> cada uno con IVA, tasa {rate}' },
  lineFirstPayment: 'Primer pago cada uno: {amount}',
  linesTotal: 'Total',
  linesNote:
    'Cada vehículo tiene su propio contrato, redondeado al centavo. Los importes de arriba y la tabla de pagos son la suma de todos; el CAT es el del conjunto.',
  tradeIn: 'Su vehículo a cuenta',
});
