import { defineTexts } from '../wording.js';

/** The calculator's second step: how it is to be financed. */
export const calculatorPlan = defineTexts('calculatorPlan', {
  title: 'Arme su plan',
  description: 'Compare crédito y arrendamiento, mueva el enganche y el plazo y vea al momento su mensualidad.',
  lead: 'Mueva el enganche y el plazo: la mensualidad cambia al momento.',
  noneTitle: 'Estamos actualizando los planes',
  noneText: 'En este momento no hay planes que cotizar en línea. Llámenos y le cotizamos por teléfono.',

  plan: 'Plan',
  units: 'Unidades',
  unitsHint: 'De la misma versión. Las cifras son por unidad; abajo verá las de todas.',
  // On the buttons for one more and one less of them.
  unit: 'unidad',
  downPaymentHint: 'En porcentaje o en pesos, sobre el precio con IVA. Mientras más alto, menor mensualidad.',
  initialRentHint: 'En porcentaje o en pesos, sobre el precio sin IVA.',
  notAdmitted: 'Este plan no admite {wish}: se calcula con {percent}.',
  plusVat: '{amount} más IVA',
  // What a percentage is a share of.
  ofPrice: 'del precio con IVA',
  ofPriceWithoutVat: 'del precio sin IVA',
  balloon: 'Pago final (globo)',
  balloonHint:
    'En porcentaje o en pesos, sobre el precio con IVA. Mientras más alto, menor mensualidad; se paga junto con la última.',
  insurance: 'Incluir el seguro en el cálculo',
  insuranceOf: 'Incluir el seguro en el cálculo: {amount} al mes',
  insuranceOwn: 'Lo contrata usted por su cuenta: no está en el cálculo.',
  insuranceOptional: 'Estimado. Es opcional con este plan y se paga aparte.',
  insuranceOptionalOf: '{estimate}. Es opcional con este plan y se paga aparte.',
  term: 'Plazo',

  reach: 'Ajustar a lo que puede pagar al mes',
  // Names the form for those who don't see it.
  reachForm: 'Ajustar la mensualidad',
  reachAmount: 'Quiero pagar al mes',
  reachAmountHint: 'El primer mes, con IVA y con el seguro del cálculo.',
  reachSubmit: 'Ajustar',
  reachFailed: 'No pudimos hacer la cuenta',
  // The down payment by its name: "enganche", for example.
  reachByTerm: 'Con el mismo {name}, el plazo más corto',
  reachByDownPayment: 'Al mismo plazo, el menor {name}',
  reachByBoth: 'Cambiando los dos',
  reachFigures: '{monthly} el primer mes, {outlay} al firmar',
  reachChosen: 'Es lo que eligió',
  reachUse: 'Usar<spoken> {terms}</spoken>',
  reachNone: 'Con este plan y este vehículo no se llega a {amount} al mes.',
  reachLeast: 'Lo menos son {amount}: {terms}. Pruebe con otro plan u otro vehículo.',

  compare: 'Comparar los planes',
  figures: 'Lo que pagaría',
  glossary: 'En palabras claras',
});

/** Below it: the words of a quote. */
export const calculatorGlossary = defineTexts('calculatorGlossary', {
  downPayment: '¿Qué es el enganche?',
  downPaymentText: 'La parte del precio que usted paga al firmar. Financiamos el resto.',
  initialRent: '¿Qué es la renta inicial?',
  initialRentText: 'Un primer pago al firmar, más IVA. Baja el monto que se financia y con él cada renta.',
  openingFee: '¿Qué es la comisión por apertura?',
  openingFeeText: 'Lo que se cobra una sola vez por abrir el contrato. Es un porcentaje del monto financiado, más IVA.',
  vat: '¿Cuándo causan IVA los intereses?',
  vatText:
    'Para uso personal lo causan. No lo causan si financia con su empresa, o con actividad empresarial y la unidad es para ella; lo comprueba al contratar con su constancia de situación fiscal.',
  insurance: '¿El seguro va en la mensualidad?',
  insuranceText:
    'No. Se paga aparte cada mes y aquí es una estimación: el precio final lo da la aseguradora. Por eso mostramos el total y el CAT con seguro y sin él.',
  balloon: '¿Qué es el pago final o globo?',
  balloonText:
    'Una parte del precio que se deja para el final. Sus mensualidades son más bajas y el pago final vence junto con la última.',
  deposit: '¿Qué es el depósito en garantía?',
  depositText:
    'Un monto que guardamos mientras dura el contrato. No lleva IVA y se le devuelve al final si está al corriente.',
  purchaseOption: '¿Qué es la opción de compra?',
  purchaseOptionText: 'El precio, fijo desde hoy, al que puede quedarse con la unidad al terminar el arrendamiento.',
  residualValue: '¿Qué es el valor residual?',
  residualValueText:
    'Lo que valdrá la unidad al terminar. Puede comprarla por ese monto más IVA, o devolverla sin pagarlo.',
  cat: '¿Qué es el CAT?',
  catText:
    'El Costo Anual Total reúne en un solo porcentaje los intereses y las comisiones. Sirve para comparar créditos: el más bajo cuesta menos.',
});
