import { defineTexts } from '../wording.js';

/** Where people come back to from the card provider, before their result is known. */
export const paymentConfirmed = defineTexts('paymentConfirmed', {
  lead: 'Estamos confirmando su pago con el proveedor. En cuanto responda verá el resultado en su cuenta y le enviaremos el comprobante por correo.',
  signIn: 'Entrar para ver el resultado',
  toAccount: 'Ir a mi cuenta',
  contact: 'Escribirnos',
});
