import { defineTexts } from '../wording.js';

/** Money came, and what it paid. */
export const paymentReceiptMail = defineTexts('paymentReceiptMail', {
  subject: 'Recibimos su pago de {amount}, folio {folio}',
  title: 'Recibimos su pago',
  preheader: '{amount} a su contrato {contract}, con fecha {day}.',
  received: 'El {day} recibimos {amount} {means} para su contrato {contract} ({vehicle}). Así se aplicó:',
  kind: 'Concepto',
  unapplied: 'A favor de próximos pagos',
  total: 'Total pagado',
  dueNow: 'Por pagar hoy',
  capital: 'Saldo de capital',
  closing: 'Su recibo en PDF está en “Mis pagos”, en su cuenta. Los CFDI se emiten aparte.',
  button: 'Ver mi pago y su recibo',
  whyReceived: 'Recibió este correo porque hizo un pago en {company}. En su perfil puede elegir qué avisos recibe.',
});

/** Money for several contracts came at once. */
export const jointReceiptMail = defineTexts('jointReceiptMail', {
  subject: 'Recibimos su pago de {amount} para {count} contratos',
  title: 'Recibimos su pago',
  preheader: '{amount} para {count} contratos, con fecha {day}.',
  received: 'El {day} recibimos {amount} {means} para {count} de sus contratos:',
  payment: '{contract} ({vehicle}), folio {folio}',
  total: 'Total pagado',
  dueNow: 'Por pagar hoy en estos contratos',
  closing:
    'En “Mis pagos”, en su cuenta, está cómo se aplicó en cada contrato y su recibo en PDF. Los CFDI se emiten aparte.',
  button: 'Ver mis pagos y sus recibos',
  whyReceived: 'Recibió este correo porque hizo un pago en {company}. En su perfil puede elegir qué avisos recibe.',
});

/** What a payment was for, as its mail and its receipt say it. */
export const paymentKinds = defineTexts('paymentKinds', {
  due: 'Pago del adeudo',
  other: 'Pago',
  prepayment: 'Abono a capital',
  payoff: 'Liquidación anticipada',
  purchase_option: 'Opción de compra',
});

/** By what means it came, within a sentence. */
export const paymentMeans = defineTexts('paymentMeans', {
  card: 'con tarjeta',
  transfer: 'por transferencia',
});

/** What it paid. */
export const paymentParts = defineTexts('paymentParts', {
  lateInterest: 'Intereses moratorios',
  lateVat: 'IVA de intereses moratorios',
  interest: 'Intereses',
  rent: 'Renta',
  vat: 'IVA',
  capital: 'Capital',
});

/** Money that could not do what it was paid for, most often because it was paid twice. */
export const keptMoneyMail = defineTexts('keptMoneyMail', {
  subjectTwice: 'Recibimos un pago más de su contrato {contract}: {amount}',
  subject: 'Su pago de {amount} espera sus instrucciones',
  titleTwice: 'Recibimos dos pagos',
  title: 'Su pago quedó a su favor',
  preheader: 'Su dinero está a salvo: tiene {credit} de saldo a favor.',
  keptTwice:
    'Recibimos {amount} para su contrato {contract} después de otro pago que ya cubría lo mismo. No hace falta que nos llame: lo que sobró es suyo y quedó como saldo a favor.',
  kept: 'Cuando llegó su pago de {amount} ya no era posible aplicarlo como lo pidió en su contrato {contract}. Lo que sobró es suyo y quedó como saldo a favor.',
  choice:
    'Usted decide: puede dejarlo para sus siguientes pagos, abonarlo a capital, pasarlo a otro de sus contratos o pedir que se lo devolvamos a su cuenta.',
  payment: 'Este pago',
  credit: 'Saldo a favor del contrato',
  closing: 'Mientras no elija, cubre lo que vaya venciendo. Si tiene dudas, llámenos al {phone}.',
  button: 'Elegir qué hacer',
  whyReceived: 'Recibió este correo porque {company} tiene dinero suyo.',
});

/** To the lender's own mailbox. */
export const paymentNoticeMail = defineTexts('paymentNoticeMail', {
  title: 'Pago por revisar',
  taskTwice:
    'Llegó después de otro pago que ya cubría lo mismo. Lo que sobró es saldo a favor del cliente: ya le preguntamos por correo qué hacer con él.',
  taskPaid:
    'Cuando llegó el dinero ya no era posible aplicarlo como lo pidió el cliente; quedó como pago normal. Acuerde con el cliente qué sigue.',
  taskUnknown:
    'Se envió un cobro automático y nadie nos dijo si se hizo. Búsquelo por su folio en el panel del procesador: si se cobró, aplíquelo; si no, avise al cliente.',
  taskAmount:
    'El procesador cobró un importe distinto del que pedimos; no se aplicó nada. Compárelo en el panel del procesador y corríjalo.',
});
