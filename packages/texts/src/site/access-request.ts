import { defineTexts } from '../wording.js';

/** Where a link to the account is asked for by mail: the first one, or one for another password. */
export const accessRequest = defineTexts('accessRequest', {
  // The first one
  registerTitle: 'Active su cuenta',
  registerDescription:
    'Si ya tiene un contrato con nosotros, active su cuenta en línea con su número de contrato, su RFC y su correo.',
  registerLead:
    'Para quienes ya tienen un contrato con nosotros: consulte su saldo, pague y descargue sus facturas en línea.',
  registerHelp: '¿No encuentra su contrato?',
  registerHeading: 'Los datos de su contrato',
  contractNumberPlace:
    'El número está arriba a la derecha en la carátula de su contrato, y también en cada estado de cuenta.',
  contractNumber: 'Número de contrato',
  contractNumberHint: 'Como está impreso, por ejemplo <example/>.',
  contractNumberExample: 'FL-2025-000123',
  rfc: 'RFC',
  rfcHint: 'El del titular del contrato, con homoclave.',
  registerEmailHint: 'El que nos dio al contratar.',
  registerAnswer:
    'Si los datos coinciden con un contrato, le enviamos un enlace a <email/>. Llega en un minuto y funciona durante 24 horas. Ábralo para elegir su contraseña.',
  registerCheckContract: 'Compruebe el número de contrato, el RFC y el correo: los tres deben ser los de su contrato.',
  registerCheckEmail: 'Si cambió de correo desde que firmó, llámenos y lo actualizamos.',
  registered: '¿Ya activó su cuenta? <link>Entre aquí</link>',
  withoutContract: '¿Todavía no tiene un contrato? <link>Escríbanos</link>',

  // One for another password
  resetTitle: 'Recupere su contraseña',
  resetDescription: 'Pida por correo un enlace para elegir otra contraseña de su cuenta de cliente.',
  resetLead: 'Le enviamos un enlace por correo para que elija otra.',
  resetHelp: '¿No recuerda su correo?',
  resetHeading: '¿A qué correo lo enviamos?',
  resetEmailHint: 'El que usa para entrar a su cuenta.',
  resetAnswer:
    'Si hay una cuenta con el correo <email/>, le enviamos un enlace. Llega en un minuto y funciona durante 30 minutos.',
  resetCheckEmail: 'Compruebe que sea el correo con el que entra a su cuenta.',
  resetCheckActivated: 'Si nunca ha entrado, active primero su cuenta.',
  remembered: '¿Ya la recordó? <link>Entre aquí</link>',

  // Either
  submit: 'Enviarme el enlace',
  failedTitle: 'No se envió su solicitud',
  sentTitle: 'Revise su correo',
  checksTitle: 'Si no le llega nada',
  checkSpam: 'Busque en la carpeta de correo no deseado.',
  resend: 'Enviar de nuevo',
  resendIn: 'Enviar de nuevo en {seconds} s',
  resent: 'Listo. Si los datos coinciden, el nuevo enlace ya va en camino; el anterior dejó de funcionar.',
  correct: 'Corregir mis datos',
});
