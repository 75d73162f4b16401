import { defineTexts } from '../wording.js';

/** From what somebody can pay a month to what they can have. */
export const affordability = defineTexts('affordability', {
  title: '¿Qué puedo pagar al mes?',
  description:
    'Diga cuánto puede pagar al mes y vea qué camiones y autobuses, plazos y enganches caben, con las cifras de cada plan.',
  noScript:
    'Para hacer la cuenta se necesita JavaScript. Actívelo en su navegador o llámenos al <phone/> y le decimos por teléfono qué le alcanza.',
  lead: 'Diga cuánto y vea qué vehículos, plazos y enganches caben. Cuenta todo lo del primer mes: la mensualidad o renta con su IVA y, donde el plan lo supone, el seguro.',

  // Names the form for those who don't see it.
  form: 'Lo que puede pagar',
  person: '¿Quién va a financiar?',
  personExpected: 'Elija quién va a financiar.',
  noInterestVat: 'Los intereses de un crédito no le causan IVA.',
  interestVat: 'Los intereses de un crédito le causan IVA de {rate}.',
  monthly: 'Puedo pagar al mes',
  monthlyHint: 'Con IVA y seguro.',
  atSigning: 'Tengo para firmar',
  atSigningHint: 'Enganche, comisión y depósitos.',
  vehicleType: 'Tipo de vehículo',
  vehicleTypeHint: 'Puede dejar todos.',
  allTypes: 'Todos',
  submit: 'Ver qué me alcanza',

  answer: 'Hasta {amount} al mes',
  asked: 'Como {person}.',
  askedWithSigning: 'Con {amount} para firmar, como {person}.',
  failed: 'No pudimos hacer la cuenta',
  loading: 'Haciendo la cuenta…',
  found: { one: 'Le alcanza {n} vehículo, de {ways}', other: 'Le alcanzan {n} vehículos, de {ways}' },
  ways: { one: '{n} forma', other: '{n} formas' },
  order: 'Primero',
  orderSigning: 'Lo que menos pide al firmar',
  orderTerm: 'El plazo más corto',
  orderPrice: 'El vehículo de mayor precio',
  share: 'Compartir esta respuesta',
  // On the button that shows the rest of them.
  vehicles: 'vehículos',
  note: 'Cifras por unidad con los precios y tasas de hoy, informativas y sujetas a aprobación de crédito. La tasa y el CAT de cada opción están en la calculadora.',

  // Below the amount of a vehicle that fits.
  firstMonth: 'el primer mes',
  firstMonthInsured: 'el primer mes, con el seguro',
  way: '{plan}: {months} meses',
  wayWithDownPayment: '{plan}: {downPayment}, {months} meses',
  firstRent: 'Primera renta',
  firstRentWithVat: 'Primera renta con IVA',
  insuranceNote: 'Estimado, con IVA',
  signingLeaseNote: 'Con IVA y comisión',
  signingCreditNote: 'Enganche y comisión',
  open: 'Abrir en la calculadora<spoken>: {vehicle}</spoken>',
  otherWays: { one: 'Otra forma que cabe', other: 'Otras {n} formas que caben' },
  otherWay: '<monthly/> el primer mes, <signing/> al firmar',

  noPlansTitle: 'No hay planes para lo que eligió',
  noPlansText: 'Elija otro tipo de vehículo u otro tipo de persona, o llámenos y lo vemos con usted.',
  nothingTitle: 'Con eso no alcanza todavía',
  nothingText:
    'Esto es lo que queda más cerca. Puede subir un poco lo que paga, juntar más para firmar o preguntarnos por otras opciones.',
  askAdviser: 'Preguntar a un asesor',
  missingMonthly: 'Necesitaría {monthly} más al mes.',
  missingSigning: 'Necesitaría {signing} más al firmar.',
  missingBoth: 'Necesitaría {monthly} más al mes y {signing} más al firmar.',
  openNearest: 'Abrir en la calculadora',
});
