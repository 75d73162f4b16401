import { defineTexts } from '../wording.js';

/** What the link of a payment reminder opens. */
export const payByLink = defineTexts('payByLink', {
  title: 'Pagar',
  description: 'Pague lo que vence de su contrato con el enlace de su recordatorio.',
  checking: 'Comprobando su enlace',
  heading: 'Contrato {contract}',
  lead: 'Esto es lo que falta por pagar hoy. Páguelo aquí, sin entrar a su cuenta.',
  amount: 'Importe a pagar hoy',
  dueOn: 'Vence el',
  overdueSince: 'Venció el',
  noteUntil: 'Puede pagar sin moratorios hasta el {day}.',
  noteLate: 'Incluye los intereses moratorios hasta hoy.',
  pay: 'Pagar {amount} con tarjeta',
  paying: 'Abriendo el pago…',
  cardNote: 'Escribe los datos de su tarjeta en la página segura del procesador de pagos; nosotros no los vemos.',
  sandbox: 'Es una demostración: no se cobra nada.',
  transferTitle: 'O por transferencia',
  transferOnly: 'Por transferencia',
  transferLead:
    'La CLABE es solo de este contrato: con ella sabemos que el pago es suyo. Se refleja a más tardar el siguiente día hábil.',
  clabe: 'CLABE',
  bank: 'Banco',
  beneficiary: 'Beneficiario',
  reference: 'Referencia',
  settledTitle: 'No hay nada que pagar',
  settled: 'Lo que pedía este recordatorio ya está pagado. No necesita hacer nada más.',
  expiredTitle: 'Este enlace ya no funciona',
  expired:
    'Caducó, no se copió completo, o su correo o contraseña cambiaron desde que lo enviamos. Entre a su cuenta para pagar.',
  failedTitle: 'No pudimos comprobar su enlace',
  payFailed: 'No abrimos el pago',
  signIn: 'Entrar a mi cuenta',
  help: '¿Tiene dudas de este pago?',
});
