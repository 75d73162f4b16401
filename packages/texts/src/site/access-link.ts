import { defineTexts } from '../wording.js';

/** What the links of the mails about the account open. */
export const accessLink = defineTexts('accessLink', {
  checking: 'Comprobando su enlace',
  failedTitle: 'No pudimos comprobar su enlace',
  expiredTitle: 'Este enlace ya no funciona',
  expiredLead: 'Ya se usó, caducó, o no se copió completo. Pida otro: llega en un minuto y reemplaza a los anteriores.',
  expiredAgain: 'Pedir otro enlace',
  expiredSignIn: '¿Ya tiene su contraseña? <signIn>Entre aquí</signIn>',
  toAccount: 'Ir a mi cuenta',

  // Where a password is chosen
  chooseLabel: 'Elija su contraseña',
  password: 'Nueva contraseña',
  passwordRequired: 'Escriba la contraseña que quiere usar.',
  submit: 'Guardar y entrar',
  submitting: 'Guardando…',
  codeLead: 'Su nueva contraseña quedó guardada. Falta un código para entrar.',

  // The first password
  welcomeName: 'Bienvenida a su cuenta',
  welcomeDescription: 'Elija la contraseña de su cuenta con el enlace que le enviamos por correo.',
  welcomeTitle: 'Le damos la bienvenida',
  welcomeLead: 'Un paso más: elija la contraseña de su cuenta.',
  welcomeGreeting: 'Hola, <name/>. Con esta contraseña y su correo entrará a su cuenta.',
  welcomeDoneTitle: 'Todo listo, {name}',
  welcomeDoneLead: 'Su cuenta está activa y ya entró en ella. Estos son buenos primeros pasos:',
  balanceTitle: 'Vea su saldo',
  balanceText: 'Cuánto debe, cuándo vence su próximo pago y cómo va su contrato.',
  secondFactorTitle: 'Proteja su cuenta',
  secondFactorText: 'Con la verificación en dos pasos nadie entra solo con su contraseña. Toma dos minutos.',
  secondFactorAction: 'Activarla ahora',

  // Another password
  newPasswordTitle: 'Nueva contraseña',
  newPasswordDescription: 'Elija otra contraseña para su cuenta con el enlace que le enviamos por correo.',
  newPasswordLead:
    'Elija otra contraseña para su cuenta. Al guardarla se cierran las sesiones abiertas en otros equipos.',
  newPasswordGreeting: 'Cuenta de <name/>',
  newPasswordDoneTitle: 'Su contraseña cambió',
  newPasswordDoneLead:
    'Ya entró a su cuenta. Cerramos las sesiones que había en otros equipos y le enviamos un aviso por correo.',

  // Another address
  emailTitle: 'Confirme su correo',
  emailDescription: 'Confirme el nuevo correo de su cuenta con el enlace que le enviamos.',
  emailLead: 'Así sabemos que el correo es suyo y que lo escribió bien.',
  emailHelp: '¿No pidió este cambio?',
  emailExpiredLead:
    'Ya se usó, caducó, o su contraseña cambió después de pedirlo: por seguridad, eso cancela los cambios de correo pendientes. Su correo sigue siendo el anterior. Pida el cambio otra vez en su perfil.',
  emailRenew: 'Enviarme otro enlace',
  emailRenewing: 'Enviando…',
  emailRenewed: 'Le enviamos otro enlace al correo nuevo. Ábralo en la próxima hora; el anterior ya no sirve.',
  emailRenewRefused: 'Este enlace ya se usó, o no es de la cuenta que tiene abierta.',
  emailExpiredAction: 'Pedir el cambio otra vez',
  emailChange: 'Va a cambiar el correo de la cuenta de <name/>. El anterior dejará de servir para entrar.',
  emailSubmit: 'Confirmar correo',
  emailSubmitting: 'Confirmando…',
  emailDoneTitle: 'Su correo cambió',
  emailDoneLead: 'Desde ahora entre a su cuenta con él. Ahí le llegan también nuestros avisos.',
});
