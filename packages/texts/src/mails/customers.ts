import { defineTexts } from '../wording.js';

/** What the mails with a link of one use say. */
export const accessLinkMails = defineTexts('accessLinkMails', {
  preheader: 'El enlace funciona una sola vez, hasta el {until}.',
  link: 'El enlace funciona una sola vez, hasta el {until}. No lo comparta con nadie.',
});

export const registrationMail = defineTexts('registrationMail', {
  subject: 'Active su cuenta de {company}',
  title: 'Active su cuenta',
  what: 'Recibimos su solicitud para usar su cuenta en línea. Elija su contraseña y podrá ver sus contratos, sus pagos y sus estados de cuenta.',
  button: 'Elegir mi contraseña',
  whyReceived:
    'Recibió este correo porque alguien escribió su número de contrato, su RFC y esta dirección en la página de registro. Si no fue usted, no haga nada: sin este enlace la cuenta no se activa.',
});

export const passwordResetMail = defineTexts('passwordResetMail', {
  subject: 'Restablezca su contraseña de {company}',
  title: 'Restablezca su contraseña',
  what: 'Recibimos una solicitud para cambiar la contraseña de su cuenta. Al elegir una nueva se cerrarán todas las sesiones abiertas.',
  button: 'Elegir otra contraseña',
  whyReceived:
    'Recibió este correo porque alguien escribió esta dirección en la página de contraseña olvidada. Si no fue usted, no haga nada: su contraseña sigue siendo la misma.',
});

/** To the address that is to be the new one. */
export const emailChangeMail = defineTexts('emailChangeMail', {
  subject: 'Confirme su nuevo correo',
  title: 'Confirme su nuevo correo',
  what: 'Confirme que esta dirección es suya. A partir de entonces iniciará sesión con ella y aquí recibirá nuestros avisos.',
  button: 'Confirmar este correo',
  whyReceived:
    'Recibió este correo porque un cliente quiere usar esta dirección en su cuenta. Si no fue usted, no haga nada: la dirección no se usará.',
});

/** To the address that the account has, or had. */
export const emailChangeNoticeMail = defineTexts('emailChangeNoticeMail', {
  titleAsked: 'Solicitud de cambio de correo',
  titleDone: 'El correo de su cuenta cambió',
  preheaderAsked: 'Se pidió cambiarlo a {email}.',
  preheaderDone: 'Ahora es {email}.',
  asked: 'Se pidió cambiar el correo de su cuenta a {email}. El cambio se hará cuando se confirme desde esa dirección.',
  done: 'El correo de su cuenta ahora es {email}. Esta dirección ya no sirve para iniciar sesión.',
  yours: 'Si usted lo pidió, no tiene que hacer nada.',
  notYoursAsked: 'Si no fue usted, cambie su contraseña en «Mi perfil»: eso también cancela la solicitud.',
  notYoursDone: 'Si no fue usted, llámenos cuanto antes para proteger su cuenta.',
  whyReceived:
    'Recibió este aviso porque esta dirección es o era la de su cuenta. Los avisos de seguridad siempre se envían.',
});

/** To whoever has an account and asked for one. */
export const alreadyRegisteredMail = defineTexts('alreadyRegisteredMail', {
  subject: 'Ya tiene una cuenta de {company}',
  title: 'Ya tiene una cuenta',
  preheader: 'Inicie sesión con este correo y su contraseña.',
  what: 'Recibimos una solicitud de registro con sus datos, pero su cuenta ya está activa. Inicie sesión con este correo y su contraseña.',
  forgotten: 'Si no la recuerda, en esa misma página puede pedir un enlace para elegir otra.',
  button: 'Iniciar sesión',
  whyReceived:
    'Recibió este correo porque alguien escribió su número de contrato, su RFC y esta dirección en la página de registro. Si no fue usted, no tiene que hacer nada.',
});

/** Somebody signed in, or what guards the account changed. */
export const passkeyNoticeMail = defineTexts('passkeyNoticeMail', {
  title: 'Sus llaves de acceso cambiaron',
  changed: 'El {when} se agregó o se quitó una llave de acceso de su cuenta.',
  left: 'Ahora tiene estas: {passkeys}.',
  none: 'Ahora no tiene ninguna.',
  notYours:
    'Si no fue usted, elija otra contraseña cuanto antes y quite en su perfil las llaves que no conozca. Después llámenos para revisar su cuenta.',
});

export const securityNoticeMail = defineTexts('securityNoticeMail', {
  signInTitle: 'Inicio de sesión en un dispositivo nuevo',
  signIn: 'El {when} se inició sesión en su cuenta en un dispositivo que no habíamos visto antes: {device}.',
  passwordTitle: 'Su contraseña cambió',
  password: 'El {when} se cambió la contraseña de su cuenta. Cerramos las sesiones de sus otros dispositivos.',
  factorOnTitle: 'Verificación en dos pasos activada',
  factorOn:
    'El {when} se activó la verificación en dos pasos de su cuenta. Al iniciar sesión también le pediremos un código de su aplicación. Guarde sus códigos de recuperación en un lugar seguro.',
  factorOffTitle: 'Verificación en dos pasos desactivada',
  factorOff:
    'El {when} se desactivó la verificación en dos pasos de su cuenta. Para iniciar sesión basta ahora con su contraseña.',
  preheader: 'Si no fue usted, elija otra contraseña cuanto antes.',
  yours: 'Si fue usted, no tiene que hacer nada.',
  notYours:
    'Si no fue usted, elija otra contraseña cuanto antes: eso cierra todas las sesiones. Después llámenos para revisar su cuenta.',
  button: 'Elegir otra contraseña',
  whyReceived: 'Recibió este aviso porque tiene una cuenta de {company}. Los avisos de seguridad siempre se envían.',
});
