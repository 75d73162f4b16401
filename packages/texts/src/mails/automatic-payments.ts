import { defineTexts } from '../wording.js';

/** What a customer agrees to. It is kept as they read it; other words make another version. */
export const automaticPaymentTerms = defineTexts('automaticPaymentTerms', {
  authorisation:
    'Autorizo a {legalName} a cobrar a la tarjeta que elija lo que deba de mi contrato, el día que elija, sin que yo tenga que hacer cada pago.',
  amount:
    'Cada cobro es por lo que deba a esa fecha: el pago que vence y, si lo hay, lo que haya quedado pendiente. Nunca es mayor que el importe que me avisen. Si fijo un límite y lo que debo es más, no se cobra nada y me avisan para que pague por otro medio.',
  notice:
    'Me avisarán por correo al menos tres días antes de cada cobro, con el importe, la tarjeta y el día. Hasta entonces puedo omitir ese cobro desde mi cuenta.',
  retries:
    'Si el banco no autoriza el cobro por una causa que puede pasar, como falta de fondos, se intentará hasta tres veces más en los cinco días siguientes. Si la causa es otra, no se intentará de nuevo y el pago automático quedará en pausa.',
  duty: 'Mientras un cobro no se haga, sigo obligado a pagar a tiempo por cualquier otro medio. El pago automático no cambia mi contrato ni sus fechas.',
  stop: 'Puedo desactivarlo cuando quiera, sin costo y con efecto inmediato, desde mi cuenta o pidiéndolo a {company}. Un cobro que ya se envió al banco no se puede detener.',
  card: 'Los datos de mi tarjeta los guarda el procesador de pagos. {company} solo conserva la marca, los últimos cuatro dígitos y el vencimiento. Declaro que soy titular de la tarjeta o tengo permiso para usarla.',
});

/** What is read before a card is saved with a payment. It is kept as it was read. */
export const savedCardTerms = defineTexts('savedCardTerms', {
  kept: 'El procesador de pagos guarda el número de su tarjeta. {company} solo conserva la marca, los últimos cuatro dígitos y el vencimiento.',
  use: 'No se cobra nada con ella sin que usted lo pida: la elige al pagar, o activa el pago automático de un contrato.',
  remove: 'Puede quitarla cuando quiera en «Pago automático»; el procesador la borra también.',
});

/** That it was switched on, with what was agreed to. */
export const automaticPaymentMail = defineTexts('automaticPaymentMail', {
  subject: 'Activó el pago automático de su contrato {contract}',
  title: 'Pago automático activado',
  preheader: 'Con su tarjeta {card}. Le avisaremos tres días antes de cada cobro.',
  active:
    'Desde hoy, lo que venza de su contrato {contract} se cobrará a su tarjeta {card}. Le avisaremos por correo al menos tres días antes de cada cobro.',
  copy: 'Esta es la autorización que aceptó el {day}. Guarde este correo:',
  dayOfDue: 'El día que vence cada pago',
  daysBefore: {
    one: '{n} día antes de que venza cada pago',
    other: '{n} días antes de que venza cada pago',
  },
  when: 'Cuándo se cobra',
  limit: 'Límite por cobro',
  noLimit: 'Sin límite',
  cardLabel: 'Tarjeta',
  stop: 'Si no fue usted, desactívelo en su cuenta y llámenos al {phone}.',
  button: 'Ver mi pago automático',
  whyReceived: 'Recibió este correo porque activó el pago automático en {company}.',
});

/** Three days before a charge: what, to what, when, and how to stop it. */
export const chargeNoticeMail = defineTexts('chargeNoticeMail', {
  subject: 'El {day} cobraremos {amount} a su tarjeta {card}',
  title: 'Próximo cobro automático',
  preheader: 'De su contrato {contract}. Si no quiere este cobro, puede omitirlo en su cuenta.',
  notice: 'El {day} cobraremos {amount} a su tarjeta {card}, por su contrato {contract} ({vehicle}).',
  less: 'Si antes paga por otro medio, cobraremos solo lo que falte, o nada.',
  stop: 'Para omitir este cobro o desactivar el pago automático, entre a su cuenta antes de ese día.',
  subjectOver: 'No cobraremos el pago de su contrato {contract}: pasa de su límite',
  titleOver: 'Su pago pasa del límite',
  preheaderOver: 'Debe {amount} al {day} y su límite por cobro es de {limit}.',
  over: 'Al {day} deberá {amount} de su contrato {contract} ({vehicle}), y fijó un límite de {limit} por cobro. No cobraremos nada a su tarjeta {card}.',
  overDo: 'Pague por otro medio a más tardar el día que vence, o suba el límite para los siguientes cobros.',
  amountLabel: 'Importe',
  cardLabel: 'Tarjeta',
  dayLabel: 'Día del cobro',
  limitLabel: 'Su límite',
  button: 'Ver o detener este cobro',
  buttonPay: 'Ir a mi contrato',
  whyReceived: 'Recibió este correo porque tiene el pago automático de {company}.',
});

/** Why a card was declined, within a sentence. */
export const declineReasons = defineTexts('declineReasons', {
  funds: 'la tarjeta no tiene fondos suficientes',
  ended: 'la tarjeta ya venció',
  blocked: 'la tarjeta está reportada o bloqueada',
  authentication: 'su banco pide que usted autorice el pago en persona',
  unknownCard: 'el procesador de pagos ya no reconoce la tarjeta',
  silent: 'el procesador de pagos no confirmó si se hizo, y lo estamos revisando',
  bank: 'su banco no lo autorizó',
});

/** After the first failure: that it is tried again, or has to be paid by hand. */
export const chargeDeclinedMail = defineTexts('chargeDeclinedMail', {
  subject: 'No pudimos cobrar {amount} a su tarjeta {card}',
  title: 'No se hizo el cobro',
  preheader: 'De su contrato {contract}: {reason}.',
  declined: 'Hoy intentamos cobrar {amount} a su tarjeta {card}, por su contrato {contract}, y no se pudo: {reason}.',
  again:
    'Lo intentaremos otra vez el {day}. Si prefiere no esperar, pague ahora con otro medio: cobraremos solo lo que falte.',
  authenticate:
    'No lo intentaremos de nuevo, porque usted tiene que autorizarlo con su banco. Pague desde su cuenta con el botón; toma un minuto. Su pago automático sigue activo para los siguientes pagos.',
  button: 'Pagar ahora',
  whyReceived: 'Recibió este correo porque tiene el pago automático de {company}.',
});

/** Given up: it is paused until its customer says so. */
export const automaticPausedMail = defineTexts('automaticPausedMail', {
  subject: 'Su pago automático quedó en pausa: contrato {contract}',
  title: 'Pago automático en pausa',
  preheader: 'No se cobrará nada hasta que usted lo reanude.',
  declined:
    'No pudimos cobrar {amount} a su tarjeta {card}, por su contrato {contract}: {reason}. No lo intentaremos de nuevo.',
  removed:
    'La tarjeta {card}, con la que se pagaba su contrato {contract}, ya no está guardada con nuestro procesador de pagos.',
  cardsOff:
    'Por ahora no recibimos pagos con tarjeta, así que no podemos cobrar lo que venza de su contrato {contract} a su tarjeta {card}.',
  paused:
    'Dejamos en pausa el pago automático: no se cobrará nada hasta que usted lo reanude en su cuenta, con esta tarjeta o con otra.',
  pay: 'Pague lo que esté pendiente por otro medio para que no cause intereses moratorios.',
  button: 'Reanudar o cambiar de tarjeta',
  whyReceived: 'Recibió este correo porque tiene el pago automático de {company}.',
});

/** To the lender's own mailbox. */
export const cardsOffNoticeMail = defineTexts('cardsOffNoticeMail', {
  title: 'Pagos automáticos en pausa: nadie cobra tarjetas',
  task: 'Un cobro automático no se puede hacer porque no hay procesador de tarjetas encendido. Su pago automático quedó en pausa y el cliente ya lo sabe; lo mismo pasará con los siguientes. Encienda la integración de tarjetas y avíseles: cada cliente reanuda el suyo desde su cuenta.',
});

/** Switched off, by whomever. */
export const automaticEndedMail = defineTexts('automaticEndedMail', {
  subject: 'Se desactivó el pago automático de su contrato {contract}',
  title: 'Pago automático desactivado',
  preheader: 'Ya no se cobrará nada a su tarjeta {card}.',
  byCustomer:
    'Como lo pidió, desactivamos el pago automático de su contrato {contract}. Ya no se cobrará nada a su tarjeta {card}.',
  byStaff:
    'Nuestro equipo desactivó el pago automático de su contrato {contract}. Ya no se cobrará nada a su tarjeta {card}. Si no lo pidió, llámenos al {phone}.',
  settled:
    'Su contrato {contract} ya está liquidado, así que desactivamos su pago automático. Ya no se cobrará nada a su tarjeta {card}.',
  underWay: 'Un cobro ya se había enviado al banco y no se puede detener: si se hace, recibirá su recibo.',
  remember: 'Recuerde pagar por otro medio lo que vaya venciendo. Puede activarlo de nuevo cuando quiera.',
  button: 'Ver mis pagos',
  whyReceived: 'Recibió este correo porque tenía el pago automático de {company}.',
});

/** A saved card ends soon, or has ended. */
export const cardExpiryMail = defineTexts('cardExpiryMail', {
  subject: 'Su tarjeta {card} vence el {day}',
  subjectEnded: 'Su tarjeta {card} ya venció',
  title: 'Su tarjeta está por vencer',
  titleEnded: 'Su tarjeta venció',
  preheader: 'Guarde la nueva para que sus pagos automáticos sigan.',
  ends: 'La tarjeta {card}, que tiene guardada para pagar en {company}, vence el {day}.',
  ended: 'La tarjeta {card}, que tiene guardada para pagar en {company}, venció el {day}.',
  used: 'Con ella se pagan de forma automática: {contracts}. Cuando su banco le entregue la nueva, guárdela en su cuenta y elíjala.',
  unused: 'Ningún contrato se paga con ella de forma automática. Si ya no la usa, puede quitarla de su cuenta.',
  button: 'Ver mis tarjetas',
  whyReceived: 'Recibió este correo porque guardó una tarjeta en {company}.',
});
