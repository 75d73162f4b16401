import { defineTexts } from '../wording.js';

/** What each role may do in somebody's account, to whoever is invited and whoever invites. */
export const ROLE_SENTENCES = defineTexts('ROLE_SENTENCES', {
  administrator:
    'Podrá hacer todo lo que hace el titular, también invitar a otras personas; solo firmar documentos y cambiar los datos fiscales queda para el titular.',
  payer: 'Podrá ver saldos, pagar y descargar estados de cuenta, facturas y cartas.',
  accountant:
    'Podrá ver saldos y movimientos y descargar estados de cuenta, facturas y cartas. No podrá pagar ni cambiar datos.',
  driver: 'Podrá ver los pagos y la póliza de seguro de las unidades elegidas, y enviar la renovada.',
  blindDriver:
    'Podrá ver la póliza de seguro de las unidades elegidas, enviar la renovada y ver cuándo llegó su último pago, sin lo que se paga ni lo que se debe.',
});

/** To whom the holder of an account wants in it. */
export const invitationMail = defineTexts('invitationMail', {
  subject: '{holder} le da acceso a su cuenta de {company}',
  title: 'Le dan acceso a una cuenta',
  preheader: 'Acepte la invitación de {holder}.',
  what: '{holder} le invita a entrar a su cuenta de {company} como {role}.',
  link: 'El enlace funciona una sola vez, hasta el {until}. No lo comparta con nadie.',
  button: 'Ver la invitación',
  whyReceived:
    'Recibió este correo porque {holder} escribió esta dirección en su cuenta. Si no espera la invitación, no haga nada: sin este enlace no pasa nada.',
});

/** To the holder: somebody accepted. */
export const invitationAcceptedMail = defineTexts('invitationAcceptedMail', {
  subject: '{name} ya entra a su cuenta',
  title: 'Aceptaron su invitación',
  preheader: 'Vea en Personas quién entra a su cuenta y qué hace.',
  what: 'El {when}, {name} ({email}) aceptó la invitación y ya entra a su cuenta como {role}.',
  notYours: 'Si no reconoce a esta persona, quítele el acceso en su perfil, en Personas. Vale de inmediato.',
  button: 'Ver las personas de mi cuenta',
  whyReceived:
    'Recibió este aviso porque es titular de una cuenta de {company}. Los avisos de seguridad siempre se envían.',
});

/** To somebody whose access was taken away. */
export const accessEndedMail = defineTexts('accessEndedMail', {
  subject: 'Ya no tiene acceso a la cuenta de {holder}',
  title: 'Su acceso terminó',
  preheader: 'Terminó su acceso a la cuenta de {holder}.',
  what: 'El {when} terminó su acceso a la cuenta de {holder} en {company}. Cerramos las sesiones que tenía abiertas en ella.',
  own: 'Su propio usuario y los accesos que tenga a otras cuentas siguen igual. Si cree que es un error, hable con el titular.',
  whyReceived:
    'Recibió este aviso porque tenía acceso a la cuenta de {holder}. Los avisos de seguridad siempre se envían.',
});
