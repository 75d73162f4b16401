import { defineTexts } from '../wording.js';

/** What was done to a contract's money, and how it stands since. */
export const deskOutcomeMail = defineTexts('deskOutcomeMail', {
  subject: '{title}, contrato {contract}',
  standing: 'Contrato {contract}: {vehicle}. Así queda desde hoy:',
  closing: 'Si algo no coincide con lo que usted sabe, escríbanos o llámenos con el folio {folio}.',
  button: 'Ver mis movimientos',
  whyReceived: 'Recibió este correo porque tiene un contrato con {company}.',
  refundTitle: 'Su devolución va en camino',
  refundPreheader: '{amount} a su cuenta terminada en {ending}.',
  refunded:
    'Le devolvemos {amount} de su saldo a favor, por transferencia a la cuenta CLABE terminada en {ending}. Suele llegar en un día hábil.',
  transferTitle: 'Pasamos su saldo a favor a otro contrato',
  transferPreheader: '{amount} al contrato {contract}.',
  transferred: 'Pasamos {amount} de su saldo a favor a su contrato {contract}, donde ya cuenta como pago.',
  waiverTitle: 'Condonamos intereses moratorios',
  waiverPreheader: '{amount} que ya no tiene que pagar.',
  waived: 'Le condonamos {amount} de intereses moratorios con su IVA: ya no tiene que pagarlos.',
  capitalTitle: 'Abonamos su saldo a favor a capital',
  capitalPreheader: '{amount} de su saldo a favor.',
  toCapital: 'Como nos pidió, abonamos {amount} de su saldo a favor al capital de su contrato.',
  receiptTitle: 'Recibimos su pago',
  received: 'Recibimos {amount} por transferencia.',
  correctionTitle: 'Corregimos un pago',
  correctionPreheader: 'Ahora es de {amount}.',
  corrected:
    'Un pago suyo estaba registrado por {former} con fecha {formerDay}. Lo corregimos: es de {amount} con fecha {day}, referencia {reference}.',
  restoredTitle: 'Restablecimos un movimiento',
  restoredPreheader: 'Vuelve a contar {movement}.',
  restored: 'Vuelve a contar {movement}, que se había cancelado.',
  reversedPaymentTitle: 'Cancelamos un pago',
  reversedTitle: 'Cancelamos un movimiento',
  reversedPreheader: 'Ya no cuenta {movement}.',
  reversedPayment: 'Cancelamos {movement}. {cause}',
  reversed: 'Cancelamos {movement}. Su contrato queda como si no se hubiera hecho.',
  reversedPaymentNext:
    'Lo que ese pago cubría vuelve a deberse desde su vencimiento, y puede haber intereses moratorios. Si tiene su comprobante, envíenoslo.',
  dueNow: 'Por pagar hoy',
  lateInterest: 'De ello, moratorios con IVA',
  creditOwed: 'Saldo en contra',
  credit: 'Saldo a favor',
  nextPayment: 'Siguiente pago, hasta el {day}',
  capital: 'Saldo de capital',
  paidOff: 'Liquidado',
});

/** Why a payment was taken back. */
export const reversalCauses = defineTexts('reversalCauses', {
  bounced: 'El banco devolvió el dinero, así que el pago no se pudo cobrar.',
  charged_back: 'El banco nos regresó el cargo a petición del titular de la tarjeta.',
  wrong_contract: 'El dinero correspondía a otro contrato y se había registrado en el suyo por error.',
  posted_twice: 'El mismo pago se había registrado dos veces.',
  other: 'Se había registrado por error.',
});

/** What was taken back or counts again, within a sentence. */
export const reversedMovements = defineTexts('reversedMovements', {
  payment: 'el pago de {amount} del {day}',
  refund: 'la devolución de {amount} del {day}',
  transfer: 'el traspaso de saldo de {amount} del {day}',
  waiver: 'la condonación de intereses moratorios de {amount} del {day}',
  credit_to_capital: 'el abono de saldo a capital de {amount} del {day}',
});
