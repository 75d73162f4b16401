import { defineTexts } from '../wording.js';

/** On the page of a quote: what a payment to capital would change. */
export const quotePrepayment = defineTexts('quotePrepayment', {
  title: '¿Y si abona a capital?',
  lead: 'Puede adelantar desde tres mensualidades, sin penalización. Su pago sigue igual y el plazo se acorta; la última mensualidad es menor. Para que lo apliquemos, avísenos a <email/>.',
  open: 'Simular un abono',
  loadFailed: 'No pudimos cargar el simulador',
  notPossible: 'Esta cotización no se puede simular en línea. Llámenos y le hacemos la cuenta.',

  amount: 'Si abono',
  amountHint: 'Mínimo {minimum}, tres mensualidades.',
  belowMinimum: 'El abono mínimo es de tres mensualidades: {minimum}.',
  aboveMaximum: 'Después del pago {payment} puede abonar hasta {maximum}. Para liquidar el crédito, llámenos.',
  slider: 'Abono en mensualidades: deslice para elegir',
  sliderValue: '{n} mensualidades, {amount}',
  sliderMinimum: '{n} mensualidades',
  afterPayment: 'Después del pago número',

  end: 'Termina de pagar',
  interestSaved: 'Intereses que ya no paga',
  vatSaved: 'Más el IVA que causarían',
  lastPayment: 'Su último pago',
  lastPaymentNumber: 'Número {number}, en lugar del {before}',
  lastPaymentNote: 'De {amount}. Si firmara hoy, en {newEnd} en vez de {oldEnd}.',
  lastPaymentWithBalloon:
    'De {amount}, y con él el pago final de {balloon}. Si firmara hoy, en {newEnd} en vez de {oldEnd}.',
});
