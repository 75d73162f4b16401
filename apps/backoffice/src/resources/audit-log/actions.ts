import type { SecurityEvent } from '@flota/schemas';

/** What somebody did, as it follows their name and comes before what they did it to. */
const DONE = {
  create: 'creó',
  edit: 'cambió',
  update: 'cambió',
  delete: 'eliminó',
  resend: 'reenvió el correo de',
  retry: 'reintentó',
  'read-file': 'leyó un documento de',
  'read-clabe': 'leyó la CLABE de',
  'syntage-state': 'cambió la autorización de',
  'post-payment': 'registró una transferencia en',
  'undo-payment': 'revirtió un pago en',
  'log-contact': 'anotó un contacto de cobranza en',
  'strike-contact': 'anuló un contacto de cobranza en',
  plan: 'programó la siguiente acción de',
  assign: 'asignó',
  'stop-contact': 'marcó «no contactar» en',
  'lift-stop': 'levantó «no contactar» en',
  'edit-contact': 'cambió los datos de contacto de',
  'set-border-region': 'cambió la región fronteriza de',
  answer: 'respondió un mensaje de',
  propose: 'propuso',
  agree: 'aceptó',
  decline: 'rechazó',
  withdraw: 'retiró',
  'schedule-rates': 'puso otras tasas en',
  note: 'anotó algo en',
  state: 'cambió el estado de',
  correction: 'pidió una corrección de',
  handover: 'registró la entrega de',
  arrival: 'registró que llegó',
  'handover-void': 'retiró el registro de entrega de',
  move: 'movió de etapa',
  give: 'cambió el responsable de',
  mail: 'escribió un correo a',
  'stop-mail': 'anotó si quiere correos',
  merge: 'unió otra solicitud a',
  unmerge: 'separó una solicitud de',
  tell_apart: 'dijo si es duplicado de otra',
  accept: 'concilió',
  keep: 'dejó como está',
  suspend: 'apartó en suspenso',
  return: 'registró como devolución',
  own: 'registró como fondos propios',
  undo: 'regresó a suspenso',
  close: 'cerró',
  end: 'desactivó',
  import: 'trajo',
  'import-undo': 'deshizo la importación de',
  match: 'ligó a su movimiento',
  'rotate-key': 'creó otra llave de',
  'revoke-key': 'revocó una llave de',
  revoke: 'revocó',
  'rotate-keys': 'cambió la llave de',
  'rotate-secret': 'creó otro secreto de',
  test: 'probó',
  replay: 'repitió eventos de',
  unmatch: 'separó de su movimiento',
  'download-papers': 'descargó documentos de',
  'send-papers': 'envió a su contador documentos de',
  'accountant-asked': 'pidió permiso a un contador para',
  'accountant-confirmed': 'aceptó recibir documentos de',
  'accountant-removed': 'quitó al contador de',
  'accountant-stopped': 'pidió no recibir más documentos de',
  'issue-letter': 'emitió una carta de',
  'issue-calendar': 'creó una dirección para leer en un calendario los pagos de',
  'edit-calendar': 'cambió lo que dice el calendario de pagos de',
  'revoke-calendar': 'revocó la dirección del calendario de pagos de',
} as const;

/** The same of what touches who gets in and what gets out; complete, or nothing compiles. */
const SECURITY: Record<SecurityEvent, string> = {
  'sign-in': 'inició sesión en',
  'sign-in.failed': 'no pudo iniciar sesión en',
  'sign-in.limited': 'intentó demasiadas veces iniciar sesión en',
  'sign-out': 'cerró sesión en',
  'session.ended': 'terminó una sesión de',
  'second-factor.added': 'agregó un segundo factor a',
  'second-factor.removed': 'quitó el segundo factor de',
  'second-factor.failed': 'falló el segundo factor de',
  'password.changed': 'cambió la contraseña de',
  'step-up': 'confirmó su identidad en',
  'step-up.failed': 'no pudo confirmar su identidad en',
  export: 'exportó',
  reveal: 'vio un dato reservado de',
  'account-view': 'abrió la vista de la cuenta de',
  'account-view.page': 'vio una página de la cuenta de',
  'account-view.ended': 'terminó la vista de la cuenta de',
  refused: 'quiso hacer lo que su rol no permite en',
  'recovery.asked': 'pidió recuperar el acceso de',
  'recovery.approved': 'aprobó recuperar el acceso de',
  'recovery.refused': 'rechazó recuperar el acceso de',
  'api-token.issued': 'dio un token de acceso a',
  'api-client.refused': 'no dejó entrar a',
  'api-client.read': 'leyó datos personales como',
};

const PHRASES: Readonly<Record<string, string>> = { ...DONE, ...SECURITY };

export const actionPhrase = (action: string): string => PHRASES[action] ?? `hizo «${action}» en`;

/** For the filter, by what is read first. */
export const ACTION_CHOICES = Object.entries(PHRASES)
  .filter(([action]) => action !== 'update')
  .map(([id, phrase]) => ({ id, name: capitalised(phrase.replace(/ (de|en|a|el correo de)$/, '')) }))
  .sort((one, other) => one.name.localeCompare(other.name, 'es'));

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
}
