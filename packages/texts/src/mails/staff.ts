import { defineTexts } from '../wording.js';

/** The link to choose a password by. */
export const staffInvitationMail = defineTexts('staffInvitationMail', {
  titleNew: 'Le dieron acceso a la administración de {company}',
  title: 'Elija otra contraseña',
  preheader: 'El enlace funciona una sola vez, hasta el {until}.',
  whatNew: 'Ya tiene una cuenta de {role}. Elija su contraseña para empezar.',
  what: 'Quien administra las cuentas le manda este enlace para elegir otra contraseña. Al hacerlo se cierran sus sesiones.',
  link: 'El enlace funciona una sola vez, hasta el {until}. No lo comparta con nadie.',
  button: 'Elegir mi contraseña',
  whyReceived:
    'Recibió este correo porque alguien de administración de {company} escribió esta dirección. Si no lo esperaba, no haga nada.',
});

/** The role changed, or the account was closed or opened again. */
export const staffAccountMail = defineTexts('staffAccountMail', {
  titleChanged: 'Cambió su cuenta de la administración',
  titleClosed: 'Se cerró su cuenta de la administración',
  preheaderChanged: 'Ahora es de {role}.',
  preheaderClosed: 'Ya no puede entrar con ella.',
  changed: 'El {when} se cambió su cuenta: ahora es de {role}. Cerramos sus sesiones; entre de nuevo para seguir.',
  closed: 'El {when} se cerró su cuenta. Cerramos sus sesiones y ya no puede entrar con ella.',
  mistake: 'Si le parece un error, hable con quien administra las cuentas.',
  button: 'Entrar',
});

/** Within a sentence: "una cuenta de finanzas". */
export const staffRoles = defineTexts('staffRoles', {
  admin: 'administración',
  content: 'contenido',
  care: 'atención a clientes',
  finance: 'finanzas',
  auditor: 'auditoría',
});

/** Somebody signed in, or what guards the account changed. */
export const staffSecurityMail = defineTexts('staffSecurityMail', {
  signInTitle: 'Inicio de sesión en un dispositivo nuevo',
  signIn:
    'El {when} se entró a la administración con su cuenta en un dispositivo que no habíamos visto antes: {device}.',
  signInFrom:
    'El {when} se entró a la administración con su cuenta en un dispositivo que no habíamos visto antes: {device} desde la dirección {address}.',
  passwordTitle: 'Su contraseña cambió',
  password: 'El {when} se cambió la contraseña de su cuenta de la administración. Cerramos sus otras sesiones.',
  factorTitle: 'Cambió su verificación en dos pasos',
  factor:
    'El {when} cambió la verificación en dos pasos de su cuenta de la administración. Ahora su segundo paso es {ways}.',
  factorNone:
    'El {when} cambió la verificación en dos pasos de su cuenta de la administración. Ahora su cuenta no tiene segundo paso.',
  // Ways of a second step, within the text above.
  codes: 'la aplicación de códigos',
  passkey: 'la llave de acceso «{name}»',
  preheader: 'Si no fue usted, avise cuanto antes a quien administra las cuentas.',
  yours: 'Si fue usted, no tiene que hacer nada.',
  notYours:
    'Si no fue usted, avise cuanto antes a quien administra las cuentas: puede cerrar todas sus sesiones. Después cambie su contraseña.',
  button: 'Ver mi cuenta',
  // Of every mail about an account of staff.
  whyReceived:
    'Recibió este aviso porque tiene una cuenta en la administración de {company}. Los avisos de seguridad siempre se envían.',
});

/** How a lost second factor stands: to whoever lost it ("own"), and to every administrator. */
export const staffRecoveryMail = defineTexts('staffRecoveryMail', {
  askedOwnTitle: 'Pidió recuperar su segundo paso',
  askedOwnPreheader: 'Falta que otra persona de administración lo autorice.',
  askedOwn:
    'Alguien que conoce su contraseña pidió configurar de nuevo la verificación en dos pasos de su cuenta. Otra persona de administración tiene que autorizarlo: llámela para que sepa que es usted.',
  askedOwnNotYours: 'Si no fue usted, avísele ahora mismo y cambie su contraseña.',
  askedTitle: '{name} perdió su segundo paso',
  askedPreheader: 'Compruebe que es quien dice ser antes de autorizar.',
  asked: '{name} pide configurar de nuevo la verificación en dos pasos de su cuenta.',
  askedCheck:
    'Antes de autorizar, háblele en persona o llámele a un teléfono que usted ya conozca. Un correo no basta.',
  approvedOwnTitle: 'Ya puede configurar su segundo paso',
  approvedOwnPreheader: 'Tiene hasta el {until}.',
  approvedOwn:
    '{by} autorizó que configure de nuevo la verificación en dos pasos. Entre con su contraseña y hágalo antes del {until}.',
  approvedOwnNotYours: 'Si no lo pidió usted, avise ahora mismo a quien administra las cuentas.',
  approvedTitle: 'Se autorizó la recuperación de {name}',
  approvedPreheader: 'La autorizó {by}.',
  approved: '{by} autorizó que {name} configure de nuevo su verificación en dos pasos, hasta el {until}.',
  approvedDoubt: 'Si no le consta que lo pidió, cierre sus sesiones y desactive la cuenta.',
  rejectedOwnTitle: 'No se autorizó su recuperación',
  rejectedTitle: 'No se autorizó la recuperación de {name}',
  rejectedPreheader: 'La rechazó {by}.',
  rejectedOwn:
    '{by} no autorizó configurar de nuevo la verificación en dos pasos de su cuenta. Los segundos pasos que había siguen como estaban.',
  rejectedGreeting: 'Hola:',
  rejected:
    '{by} no autorizó configurar de nuevo la verificación en dos pasos de {name}. Los segundos pasos que había siguen como estaban.',
  button: 'Abrir la administración',
});
