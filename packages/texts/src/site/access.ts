import { defineTexts } from '../wording.js';

/** Where customers sign in, and the boxes for passwords and codes wherever they stand. */
export const access = defineTexts('access', {
  title: 'Acceso clientes',
  description: 'Entre a su cuenta para consultar sus contratos, saldos y documentos.',
  lead: 'Entre con el correo que registró con nosotros.',
  help: '¿No puede entrar?',
  expired: 'Pasó mucho tiempo desde que escribió su contraseña. Escríbala otra vez para continuar.',
  password: 'Contraseña',
  submit: 'Entrar',
  submitting: 'Entrando…',
  forgotten: '<link>¿Olvidó su contraseña?</link>',
  firstTime: '¿Es su primera vez? <link>Active su cuenta</link>',
  noScript: 'Para entrar a su cuenta active JavaScript en su navegador, o <contact>llámenos</contact>.',
  tooManyAttempts: 'Hubo demasiados intentos. Para proteger su cuenta, espere {wait} y vuelva a intentarlo.',

  // Passkeys
  enterByPasskey: 'Entrar con llave de acceso',
  usePasskey: 'Usar llave de acceso',
  passkeyAsking: 'Siga en su dispositivo…',
  passkeyNotUsed: 'No se usó ninguna llave de acceso. Intente de nuevo o entre de otra forma.',

  // The second step
  codeTitle: 'Verificación en dos pasos',
  codeLead: 'Su contraseña es correcta. Falta comprobar que es usted.',
  code: 'Código de seis dígitos',
  codeHint: 'Abra su aplicación de verificación y escriba el código que muestra ahora.',
  codeSubmit: 'Entrar',
  codeSubmitting: 'Comprobando…',
  useRecoveryCode: 'No tengo mi teléfono: usar un código de recuperación',
  recoveryCode: 'Código de recuperación',
  recoveryCodeHint:
    'Uno de los que guardó con su verificación o su llave de acceso, por ejemplo 7K3MQ-92XAB-4TQ0R. Cada uno sirve una vez.',
  recoveryCodeInvalid: 'Escriba el código completo, con sus quince letras y números.',
  recoveryCodeWrong: 'Ese código de recuperación no es correcto o ya se usó. Revíselo o use otro.',
  useAppCode: 'Usar el código de mi aplicación',

  // Over a page whose session ended
  sessionOverTitle: 'Su sesión terminó',
  sessionOverLead: 'Entre de nuevo y siga donde estaba. Lo que escribió sigue aquí.',
  leaveUnsaved: 'Salir sin guardar',

  // Boxes for passwords
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  newPasswordHint: '{min} caracteres o más. Una frase de varias palabras es fácil de recordar y difícil de adivinar.',
  strengthTooShort: { one: 'Aún es corta: falta {n}.', other: 'Aún es corta: faltan {n}.' },
  strengthEnough: 'Suficiente. Con otra palabra protege mejor.',
  strengthGood: 'Buena.',
  strengthVeryGood: 'Muy buena.',
});
