import { defineTexts } from '../wording.js';

/** Where people come back to from the card provider, before their result is known. */
export const paymentConfirmed = defineTexts('paymentConfirmed', {
  lead: 'Estamos confirmando su pago con el proveedor. En cuanto responda verá el resultado en su cuenta y le enviaremos el comprobante por correo.',
  paidTitle: 'Recibimos su pago',
  paid: 'Ya está aplicado a su contrato. El comprobante llega a su correo en unos minutos.',
  startedTitle: 'Estamos confirmando su pago',
  started:
    'Esperamos la confirmación del procesador. Suele tardar unos segundos; no cierre esta página ni pague otra vez.',
  cancelledTitle: 'Canceló el pago',
  cancelled: 'No se hizo ningún cargo. Puede volver a abrir el enlace de su correo cuando quiera.',
  failedTitle: 'El pago no se hizo',
  failed:
    'No se aplicó ningún cargo a su contrato. Abra otra vez el enlace de su correo, use otra tarjeta o pague por transferencia.',
  expiredTitle: 'El tiempo para pagar terminó',
  expired: 'No se hizo ningún cargo. Vuelva a abrir el enlace de su correo para empezar de nuevo.',
  signIn: 'Entrar para ver el resultado',
  toAccount: 'Ir a mi cuenta',
  contact: 'Escribirnos',
});
