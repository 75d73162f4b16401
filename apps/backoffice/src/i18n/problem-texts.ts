import { COMMON_PROBLEM_TEXTS, type ErrorCode, FIELD_TEXTS, type FieldCode } from '@flota/schemas';

const PROBLEM_TEXTS: Readonly<Record<ErrorCode, string>> = {
  ...COMMON_PROBLEM_TEXTS,
  'REQUEST.INVALID': 'Hay datos por corregir. Revise los campos marcados.',
  'REQUEST.MALFORMED': 'El servidor no entendió la solicitud. Recargue la página e intente de nuevo.',
  'REQUEST.TOO_SLOW': 'La conexión tardó demasiado en enviar la información. Intente de nuevo.',
  'REQUEST.TOO_LARGE': 'Lo que envía es demasiado grande.',
  'REQUEST.UNSUPPORTED_MEDIA_TYPE': 'El servidor no acepta este tipo de archivo.',
  'REQUEST.RATE_LIMITED': 'Demasiados intentos seguidos. Espere un momento e intente de nuevo.',
  'REQUEST.CROSS_SITE':
    'La solicitud llegó desde otra página. Abra la administración en su dirección e intente de nuevo.',
  'REQUEST.CSRF': 'La página lleva mucho tiempo abierta. Recárguela e intente de nuevo.',
  'REQUEST.BOT_SUSPECTED': 'No pudimos comprobar la solicitud. Recargue la página e intente de nuevo.',
  'RESOURCE.NOT_FOUND': 'Este registro ya no existe.',
  'RESOURCE.CONFLICT': 'El cambio choca con otro registro. Revise los datos e intente de nuevo.',
  'RESOURCE.STALE':
    'Otra persona cambió este registro mientras usted lo editaba. Lo que escribió sigue aquí: guarde de nuevo para ver qué cambió y elegir qué se queda.',
  'RESOURCE.VERSION_REQUIRED':
    'No se guardó: la página no dijo qué versión del registro editaba. Copie lo que escribió, recargue la página e intente de nuevo.',
  'RESOURCE.IN_USE': 'Otros registros dependen de este. Muévalos o elimínelos primero.',
  'IDEMPOTENCY.KEY_INVALID': 'El servidor no entendió la solicitud. Recargue la página e intente de nuevo.',
  'IDEMPOTENCY.KEY_REUSED':
    'Esta solicitud ya se había enviado con otros datos. Recargue la página e intente de nuevo.',
  'AUTH.CREDENTIALS_WRONG': 'El correo o la contraseña no son correctos.',
  'AUTH.SESSION_ENDED': 'Su sesión terminó. Inicie sesión de nuevo.',
  'AUTH.CODE_WRONG': 'El código no es correcto o ya se usó.',
  'ACCOUNT.SWITCHED': 'La cuenta cambió en otra ventana. Recargue la página.',
  'INVITATION.OTHER_ADDRESS': 'La invitación es para otro correo.',
  'PERSON.ENDED': 'Esa persona ya no tiene acceso. Ya está a la vista como quedó.',
  'PEOPLE.TOO_MANY': 'La cuenta ya tiene 50 personas con acceso.',
  'LINK.EXPIRED': 'Este enlace ya se usó o caducó.',
  'CONTRACT.PAID_OFF': 'El contrato ya está liquidado: no recibe más pagos de este tipo.',
  'CONVERSATION.ANSWERED':
    'Otra persona respondió mientras usted escribía. Su respuesta ya está a la vista: léala y envíe la de usted si todavía hace falta.',
  'CONVERSATION.OPEN': 'La conversación sigue abierta.',
  'CONVERSATION.TAKEN': 'Otra persona ya tomó esta conversación. Ya está a la vista de quién es.',
  'LEAD.MAIL_BARRED':
    'A esta persona no se le escribe: lo pidió ella, o los correos regresan. Recargue la página para ver por qué.',
  'LEAD.MERGED': 'Esta solicitud ya es parte de otra. Recargue la página para verla.',
  'LEAD.MERGE_BUILT_ON':
    'Ya no se puede separar: después de unirlas se cambió lo que se había tomado de ella, o se unió la que se quedó.',
  'LEAD.MERGE_OLD': 'Ya no se puede separar: pasaron más de 30 días desde que se unió.',
  'LEAD.MOVED': 'Otra persona ya movió esta solicitud. Ya está a la vista dónde quedó.',
  'LEAD.TAKEN': 'Otra persona ya tomó esta solicitud. Ya está a la vista de quién es.',
  'RATE_CHANGE.DAY_TAKEN': 'Ya hay una versión programada para ese día. Retírela antes, o elija otro día.',
  'RATE_CHANGE.DECIDED': 'Esta propuesta ya se resolvió. Ya está a la vista como quedó.',
  'RATE_CHANGE.IN_FORCE': 'Esta versión ya está en vigor y no cambia. Proponga otras tasas.',
  'RATE_CHANGE.OWN': 'Usted propuso estas tasas: las autoriza otra persona.',
  'DESK_REQUEST.DECIDED': 'Esta solicitud ya se resolvió. Ya está a la vista como quedó.',
  'CFDI.CANCELLATION_OPEN': 'Ya hay una cancelación en curso de este comprobante.',
  'CFDI.NOT_FAILED': 'Este comprobante ya no está rechazado. Ya está a la vista como quedó.',
  'CFDI.NOT_STAMPED': 'Sólo se cancela lo que está timbrado y vigente.',
  'CFDI_CANCELLATION.DECIDED': 'Esta cancelación ya se resolvió. Ya está a la vista como quedó.',
  'CFDI_CANCELLATION.OWN': 'Usted pidió esta cancelación: la autoriza otra persona.',
  'DESK_REQUEST.OWN': 'Usted pidió esta operación: la autoriza otra persona.',
  'DESK_REQUEST.WAITING': 'Ya hay una solicitud en espera de autorización sobre este mismo movimiento.',
  'LEDGER_DIFFERENCE.DECIDED': 'Esta diferencia ya se resolvió o dejó de existir. Ya está a la vista como quedó.',
  'LEDGER_DIFFERENCE.FOLLOWS':
    'Esta diferencia no se acepta: resulta de los pagos o de lo pactado. Resuelva primero los pagos que difieren.',
  'EVENT.TAKEN_BACK': 'Este movimiento ya está anulado. Ya está a la vista como quedó.',
  'SAMPLE.ONLY_LOOKS': 'La cuenta de ejemplo solo muestra cómo se ve; no guarda ni paga nada.',
  'REFUND_REQUEST.OPEN': 'El cliente ya pidió una devolución de este contrato, que todavía se atiende.',
  'REFUND_REQUEST.SETTLED': 'Esta devolución ya se atendió. Ya está a la vista como quedó.',
  'PREPAYMENT.NOT_POSSIBLE': 'Este contrato no puede recibir un abono a capital en esa fecha.',
  'AUTOMATIC_CHARGE.UNDER_WAY':
    'En este momento se está cobrando a la tarjeta. Espere unos minutos y recargue la página.',
  'AUTOMATIC_CHARGE.CLOSED': 'Ese cobro ya se hizo o ya se cerró. Recargue la página para ver cómo quedó.',
  'AUTOMATIC_PAYMENT.EXISTS': 'Este contrato ya tiene pago automático. Recargue la página para verlo.',
  'AUTOMATIC_PAYMENT.ENDED': 'Este pago automático ya está desactivado. Recargue la página para verlo como quedó.',
  'AUTOMATIC_PAYMENT.NOT_POSSIBLE': 'Este contrato ya no tiene pagos que se puedan cobrar de forma automática.',
  'AUTOMATIC_PAYMENT.TERMS_CHANGED':
    'El texto de la autorización cambió mientras se leía. El cliente tiene que aceptarlo de nuevo.',
  'CARD.NOT_USABLE': 'No es posible cobrar a esa tarjeta. El cliente tiene que elegir otra.',
  'CARD.TERMS_CHANGED': 'Cambiaron las condiciones para guardar una tarjeta. El cliente debe leerlas de nuevo.',
  'CARDS.TOO_MANY': 'El cliente ya tiene guardadas todas las tarjetas que se pueden.',
  'PAYMENT.NOTHING_DUE': 'El contrato no tiene nada por pagar.',
  'PAYMENT.PROVIDER_UNAVAILABLE': 'No hubo comunicación con el procesador de pagos. Intente de nuevo en unos minutos.',
  'PAYMENT.UNUSUAL': 'La cantidad no es la usual para este contrato. Revísela antes de registrarla.',
  'RESTRUCTURING.CHANGED': 'El contrato cambió desde que se mostraron las cifras. Revise las nuevas.',
  'RESTRUCTURING.ENDED': 'Esta propuesta ya terminó. Ya está a la vista cómo quedó.',
  'RESTRUCTURING.NOTHING_LEFT': 'Al contrato ya no le quedan pagos por vencer: no hay qué reestructurar.',
  'RESTRUCTURING.ONLY_CREDITS': 'Solo los créditos se reestructuran, no los arrendamientos.',
  'RESTRUCTURING.OPEN': 'El contrato ya tiene una propuesta abierta. Retírela para hacer otra.',
  'PAYMENT_PROMISE.ENDED': 'Esta promesa ya terminó. Ya está a la vista cómo quedó.',
  'PAYMENT_PROMISE.OPEN': 'El contrato ya tiene una promesa abierta. Cancélela para anotar otra.',
  'COLLECTION.CONTACT_KEPT': 'Este contacto ya no se puede anular: sólo lo hace quien lo anotó, el mismo día.',
  'COLLECTION.NOT_BEHIND': 'El contrato ya está al corriente y salió de la lista de cobranza.',
  'COLLECTION.HANDED_OVER': 'Ya lo tiene un despacho. Ya está a la vista cuál.',
  'COLLECTION.NOT_HANDED_OVER': 'Ningún despacho lo tiene: se pagó o alguien ya lo retiró.',
  'COLLECTION.NOT_TOGETHER': 'Se pidió entregar todos o ninguno, y otro de los elegidos no se puede entregar.',
  'COLLECTION.PROMISED':
    'El cliente prometió pagar y su día no ha pasado: no se le entrega a un despacho mientras tanto.',
  'COLLECTION.STOPPED': 'Ya está marcado como «no contactar». Ya está a la vista cómo quedó.',
  'COLLECTION.TAKEN': 'Otra persona ya lo asignó. Ya está a la vista de quién es.',
  'COLLECTION.STOP_LIFTED': 'Ya se había levantado. Ya está a la vista cómo quedó.',
  'BILL_REQUEST.NOT_ELIGIBLE': 'Este contrato todavía no puede pedir la factura del vehículo.',
  'BILL_REQUEST.STEP_REFUSED':
    'La solicitud cambió mientras usted la veía; no se movió. Ya está a la vista como quedó: revísela e intente de nuevo.',
  'POLICY.DECIDED': 'Alguien ya resolvió esta póliza. Ya está a la vista como quedó.',
  'POLICY.OF_ANOTHER': 'Esa póliza ya es de otro contrato. Revise el número, o rechácela y dígale al cliente por qué.',
  'POLICY.OPEN': 'Ya hay una póliza de este contrato en revisión.',
  'UPLOAD.OUT_OF_STEP': 'El archivo no llegó completo. Vuelva a enviarlo.',
  'VIEWS.TOO_MANY': 'Ya guardó 30 vistas de esta lista. Elimine alguna que no use y guarde la nueva.',
  'IMPORT.CHANGED_SINCE':
    'No se importó ningún renglón: desde la revisión cambió algo que impide traer alguno. Revise el archivo otra vez.',
  'IMPORT.HAS_PROBLEMS': 'Hay renglones con problemas: corrija el archivo, o importe solo lo que está bien.',
  'IMPORT.STEP_PASSED': 'Esta importación ya avanzó en otra ventana. Ya está a la vista cómo va.',
  'IMPORT.TOO_MANY_FOR_WHOLE':
    'Son demasiados renglones para guardarlos todos o ninguno. Importe solo lo que está bien, o divida el archivo.',
  'EXPORTS.TOO_MANY':
    'Ya se preparan tres archivos suyos. Espere a que termine alguno, o cancele uno en «Exportaciones».',
  'UPLOAD.TOO_MANY': 'Tiene demasiados archivos sin enviar. Envíe lo que ya adjuntó o espere un día.',
  'TAX_CHANGE.DECIDED': 'La solicitud ya no está pendiente: alguien la resolvió o el cliente la canceló.',
  'TAX_CHANGE.PENDING': 'Ya hay una solicitud pendiente de estos datos fiscales.',
  'TAX_CHANGE.RFC_TAKEN': 'Otro cliente ya tiene ese RFC. No se puede aprobar: aclárelo con ellos antes de resolverla.',
  'SIGNING.DECIDED':
    'La firma cambió mientras usted la veía. Ya está a la vista como quedó: revísela e intente de nuevo.',
  'SIGNING.NOT_OFFERED': 'No hay un proveedor de firma conectado. Conéctelo en Integraciones e intente de nuevo.',
  'SIGNING.NO_REPRESENTATIVE':
    'Falta decir quién firma por la financiera. Un administrador lo captura en Firmas, «Representante».',
  'STATEMENT_RUN.MONTH_OPEN': 'Ese mes todavía no termina. Elija uno anterior.',
  'STATEMENT_RUN.NOTHING_TO_STATE':
    'En ese mes no había contratos: no hay estados de cuenta que emitir. Elija otro mes. Si los contratos se trajeron después, escriba un motivo y se incluyen.',
  'PAPERS.NONE': 'Ya no hay documentos con esos filtros.',
  'PAPERS.TOO_MANY': 'Son demasiados documentos a la vez.',
  'ACCOUNTANT.UNCONFIRMED': 'El contador todavía no confirma su correo.',
  'ACCOUNTANT.STOPPED': 'El dueño de ese correo pidió no recibir documentos.',
  'CERTIFICATE.NOTHING_PAID': 'En ese año no hubo pagos que se puedan certificar.',
  'BANK_ACCOUNT.INACTIVE': 'Esta cuenta está inactiva. Actívela antes de importar.',
  'BANK_DAY.BLOCKED': 'El día todavía no se puede cerrar. Revise lo que falta en esta página.',
  'BANK_DAY.CHANGED':
    'La diferencia del día cambió mientras usted lo veía. Ya está a la vista la de ahora: revísela antes de cerrar.',
  'BANK_DAY.CLOSED': 'Ese día ya está cerrado y no cambia. Registre la corrección con fecha de un día abierto.',
  'BANK_LINE.ALREADY_POSTED':
    'Esa clave de rastreo ya está registrada en otro pago. Búsquelo en Pagos: una transferencia se aplica una sola vez.',
  'BANK_LINE.CHANGED':
    'El movimiento cambió mientras usted lo veía. Ya está a la vista como quedó: revíselo e intente de nuevo.',
  'BANK_LINE.NOT_REVERSED':
    'El contrato todavía tiene este pago. Reviértalo primero en los movimientos del contrato y después regrese aquí.',
  'QUOTE.NOT_FOUND': 'No encontramos esta cotización.',
  'QUOTE.EXPIRED': 'Esta cotización ya venció.',
  'FILE.TYPE_REFUSED': 'El archivo debe ser una imagen JPEG, PNG o WebP, o un PDF.',
  'FILE.TOO_LARGE': 'La imagen pesa más de 5 MB.',
  'FILE.UNREADABLE': 'No pudimos leer la imagen. Puede estar dañada; pruebe con otra.',
  'FILE.INFECTED': 'El antivirus rechazó el archivo y no se guardó. Revise el equipo del que viene.',
  'FILE.VIDEO_TOO_LARGE': 'El video pesa más de 25 MB. Expórtelo más corto o con menor calidad.',
  'FILE.VIDEO_UNREADABLE': 'No pudimos leer el video. Puede estar dañado o incompleto; expórtelo de nuevo.',
  'FILE.VIDEO_UNPLAYABLE':
    'No todos los navegadores pueden mostrar este video. Expórtelo como MP4 con video H.264 y sonido AAC; los de un iPhone suelen venir como MOV o HEVC.',
  'FILE.PDF_TOO_LARGE': 'El PDF pesa más de 10 MB.',
  'FILE.PDF_UNREADABLE': 'No pudimos leer el PDF. Puede estar dañado; guárdelo de nuevo e intente otra vez.',
  'FILE.PDF_ACTIVE':
    'El PDF trae programas, formularios o archivos adjuntos. Ábralo, elija «Imprimir», «Guardar como PDF», y suba el que resulte.',
  'FILE.PDF_PROTECTED': 'El PDF pide contraseña. Guárdelo sin ella e intente otra vez.',
  'SCANNER.UNAVAILABLE':
    'El antivirus no responde y sin él no se reciben archivos. Intente de nuevo en un minuto o avise a sistemas.',
  'STORAGE.UNAVAILABLE': 'El almacén de archivos no responde. No se guardó nada; intente de nuevo en un minuto.',
  'STORAGE.FULL': 'No queda espacio para guardar. No se guardó nada; avise a quien administra el sistema.',
  'SERVER.UNAVAILABLE': 'No hay comunicación con el servidor. Revise su conexión e intente de nuevo.',
  'SERVER.ERROR': 'Hubo un error en el servidor.',
};

/** Of what the browser or the page itself stumbles over, which says so in English, to whoever mends it. */
export const UNFORESEEN = 'Algo falló en esta página. Intente de nuevo; si se repite, avise a sistemas.';

interface Circumstances {
  retryAfterSeconds?: number;
  correlationId?: string;
}

/** What to tell the person: what happened, and what to do. */
export function problemText(code: ErrorCode, { retryAfterSeconds, correlationId }: Circumstances = {}): string {
  if (code === 'REQUEST.RATE_LIMITED' && retryAfterSeconds) {
    return `Demasiados intentos seguidos. Intente de nuevo en ${waitText(retryAfterSeconds)}.`;
  }
  if (code === 'SERVER.ERROR' && correlationId) {
    return `Hubo un error en el servidor. Si se repite, avise a sistemas con esta clave: ${correlationId}`;
  }
  // A newer server may send a code this build has never heard of.
  return PROBLEM_TEXTS[code] ?? PROBLEM_TEXTS['SERVER.ERROR'];
}

function waitText(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} segundos`;
  return `${Math.ceil(seconds / 60)} minutos`;
}

/** What the detail of these codes is; of the others it is for whoever reads the log. */
const DETAILS: Readonly<Partial<Record<FieldCode, string>>> = {
  'CFDI.INVALID': 'Revise en el XML',
  'CFDI.SUBTOTAL_DIFFERS': 'Cifras',
  'CFDI.TOTAL_DIFFERS': 'Cifras',
  'RATE.GAP': 'Falta',
  'REFERENCE.TAKEN': 'Está en el contrato',
  'TEXT.TAG_MISSING': 'Falta',
  'TEXT.TAG_UNKNOWN': 'Sobra',
  'TEXT.VARIABLE_UNKNOWN': 'Sobra',
};

/** By the second half of a code of a newer server, which this build has never heard of. */
const TEXTS_BY_REASON: Readonly<Record<string, string>> = {
  REQUIRED: FIELD_TEXTS['VALUE.REQUIRED'],
  TOO_LONG: 'Es demasiado largo.',
  TOO_SHORT: 'Es demasiado corto.',
  OUT_OF_RANGE: FIELD_TEXTS['VALUE.OUT_OF_RANGE'],
  EMPTY: FIELD_TEXTS['LIST.EMPTY'],
};

export function fieldErrorText(code: FieldCode, detail?: string): string {
  const text = FIELD_TEXTS[code] ?? TEXTS_BY_REASON[code.split('.').at(-1) ?? ''] ?? FIELD_TEXTS['VALUE.INVALID'];
  return detail && DETAILS[code] ? `${text} ${DETAILS[code]}: ${detail}` : text;
}
