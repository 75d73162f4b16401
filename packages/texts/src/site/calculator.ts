import { defineTexts } from '../wording.js';

/** Of all steps of the calculator: where it begins, its frame, and what is being quoted beside the form. */
export const calculator = defineTexts('calculator', {
  title: 'Calcule su financiamiento',
  description:
    'Calcule en tres pasos la mensualidad de su camión o autobús y reciba por correo la cotización con tasa y CAT.',
  // Of the calculator alone, without the rest of the site.
  aloneDescription: 'Calcule la mensualidad de su camión o autobús y reciba por correo la cotización con tasa y CAT.',
  noScript:
    'La calculadora necesita JavaScript para hacer las cuentas. Actívelo en su navegador o llámenos al <phone/> y le cotizamos por teléfono.',
  lead: 'Elija el vehículo, arme su plan y reciba la cotización en su correo, con mensualidad, tasa y CAT.',
  start: 'Empezar',

  // Names the list of steps for those who don't see it.
  steps: 'Pasos de la cotización',
  step1: 'Vehículo',
  step2: 'Plan',
  step3: 'Sus datos',
  goOn: 'Continuar',

  // Names what stands beside the form, for those who don't see it.
  panel: 'Su cotización',
  equipped: '{version}, con {equipment}',
  withEquipment: 'Con {equipment}: <price/>',
  // The terms, one behind the other: "20 % de enganche, 30 % de pago final, 36 meses".
  balloonOf: '{percent} de pago final',
  months: '{n} meses',
  paymentOfAll: '{payment}, {vehicles} vehículos',
  // Until it is known who finances.
  paymentFrom: '{payment} desde',
  insurance: '<amount/> <seen>de seguro</seen><spoken>: {name}</spoken>',
  allUnits: 'Las {n} unidades',
  tradeInNote: 'Menos su vehículo a cuenta, sujeto a avalúo',

  // In place of the payment while there is none.
  vehicleNeeded: 'Elija un vehículo y aquí verá su mensualidad.',
  scriptMissing: 'No pudimos cargar el cálculo. Revise su conexión.',
  refused: 'Con estas condiciones no hay cotización. Cambie el plan, el enganche o el plazo.',

  unavailable: 'Calculadora no disponible',
  unavailableTitle: 'No pudimos abrir la calculadora',
  unavailableText:
    'No logramos cargar los vehículos y los planes. Vuelva a intentarlo o llámenos y le cotizamos por teléfono.',
});

/** Why a plan gives no figures, by the code of what its rules refuse. */
export const calculatorRefusals = defineTexts('calculatorRefusals', {
  'RATE.NOT_AVAILABLE': 'Este plan no se ofrece con ese vehículo y ese plazo. Elija otro plan u otro plazo.',
  'TRADE_IN.ABOVE_DOWN_PAYMENT': 'Su vehículo a cuenta vale más que el enganche. Suba el enganche.',
  'TRADE_IN.NOT_OFFERED': 'Este plan no lleva enganche y usted da un vehículo a cuenta. Elija otro plan.',
  'BALLOON.OUT_OF_RANGE': 'El enganche y el pago final suman todo el precio. Baje uno de los dos.',
  'DOWN_PAYMENT.OUT_OF_RANGE': 'Elija un enganche dentro del rango del plan.',
  'TERM.NOT_OFFERED': 'Elija uno de los plazos del plan.',
  'PERSON_TYPE.NOT_OFFERED': 'Este plan no se ofrece a ese tipo de persona. Elija otro plan.',
});
