import { ApiProblem } from '@flota/client';
import { COMMON_PROBLEM_TEXTS, type ErrorCode } from '@flota/schemas';

/** What the visitor reads for each answer that is not the wished one: what happened and what to do. */
const PROBLEM_TEXTS: Readonly<Record<ErrorCode, string>> = {
  ...COMMON_PROBLEM_TEXTS,
  'REQUEST.INVALID': 'Revise los campos señalados y vuelva a intentarlo.',
  'REQUEST.MALFORMED': 'No pudimos leer su solicitud. Recargue la página y vuelva a intentarlo.',
  'REQUEST.TOO_SLOW': 'Su conexión tardó demasiado en enviar la información. Vuelva a intentarlo.',
  'REQUEST.TOO_LARGE': 'Lo que envió es demasiado grande. Reduzca su tamaño y vuelva a intentarlo.',
  'REQUEST.UNSUPPORTED_MEDIA_TYPE': 'No aceptamos ese formato. Recargue la página y vuelva a intentarlo.',
  'REQUEST.RATE_LIMITED': 'Recibimos muchas solicitudes desde su conexión. Espere unos minutos y vuelva a intentarlo.',
  'REQUEST.CROSS_SITE':
    'Su solicitud llegó desde otra página. Abra nuestro sitio en su dirección y vuelva a intentarlo.',
  'REQUEST.CSRF': 'Su visita caducó por seguridad. Recargue la página y vuelva a enviar; sus datos siguen aquí.',
  'REQUEST.BOT_SUSPECTED': 'No pudimos comprobar que usted es una persona. Recargue la página y vuelva a intentarlo.',
  'RESOURCE.NOT_FOUND': 'No encontramos lo que busca. Revise la dirección o regrese al inicio.',
  'RESOURCE.CONFLICT': 'Ese dato ya está registrado. Use otro o revise el existente.',
  'RESOURCE.STALE': 'Alguien más guardó cambios mientras usted editaba. Recargue la página y repita su cambio.',
  'RESOURCE.VERSION_REQUIRED': 'No se guardó su cambio. Recargue la página y repítalo.',
  'RESOURCE.IN_USE': 'Hay otros datos que dependen de este. Cámbielos primero y vuelva a intentarlo.',
  'IDEMPOTENCY.KEY_INVALID': 'No pudimos procesar el envío. Recargue la página y vuelva a intentarlo.',
  'IDEMPOTENCY.KEY_REUSED':
    'Ya recibimos un envío distinto de este formulario. Recargue la página para hacer uno nuevo.',
  'AUTH.CREDENTIALS_WRONG': 'El correo o la contraseña no coinciden. Revíselos y vuelva a intentarlo.',
  'AUTH.SESSION_ENDED': 'Su sesión terminó. Inicie sesión de nuevo para continuar.',
  'AUTH.CODE_WRONG':
    'El código no es correcto o ya se usó. Espere el siguiente en su aplicación y vuelva a intentarlo.',
  'LINK.EXPIRED': 'Este enlace ya se usó o caducó. Pida uno nuevo; llega en un minuto.',
  'CONTRACT.PAID_OFF': 'Este contrato ya está liquidado: no tiene nada pendiente de pago.',
  'DESK_REQUEST.DECIDED': 'Esta solicitud ya se resolvió. Recargue la página para ver cómo quedó.',
  'CFDI.CANCELLATION_OPEN': 'Ya hay una cancelación en curso.',
  'CFDI.NOT_FAILED': 'Este comprobante ya no está rechazado.',
  'CFDI.NOT_STAMPED': 'Este comprobante no está timbrado.',
  'CFDI_CANCELLATION.DECIDED': 'Esta cancelación ya se resolvió.',
  'CFDI_CANCELLATION.OWN': 'Esta cancelación la autoriza otra persona.',
  'DESK_REQUEST.OWN': 'Esta solicitud la autoriza otra persona.',
  'DESK_REQUEST.WAITING': 'Ya hay una solicitud en espera sobre este mismo movimiento.',
  'LEDGER_DIFFERENCE.DECIDED': 'Esta diferencia ya se resolvió.',
  'LEDGER_DIFFERENCE.FOLLOWS': 'Esta diferencia resulta de otra: resuelva primero esa.',
  'EVENT.TAKEN_BACK': 'Este movimiento ya está anulado. Recargue la página para ver cómo quedó.',
  'REFUND_REQUEST.OPEN':
    'Ya nos pidió una devolución de este contrato y la estamos atendiendo. Si algo cambió, escríbanos en esa conversación, en Mensajes.',
  'REFUND_REQUEST.SETTLED': 'Esta devolución ya se atendió. Recargue la página para ver cómo quedó.',
  'PREPAYMENT.NOT_POSSIBLE': 'Hoy no es posible abonar a capital en este contrato. Primero cubra lo que está vencido.',
  'PAYMENT.NOTHING_DUE': 'Hoy no tiene nada por pagar en este contrato.',
  'PAYMENT.PROVIDER_UNAVAILABLE':
    'No logramos comunicarnos con el procesador de pagos. No se hizo ningún cargo; vuelva a intentarlo en unos minutos.',
  'PAYMENT.UNUSUAL': 'La cantidad no es la usual para este contrato. Revísela y vuelva a intentarlo.',
  'BILL_REQUEST.NOT_ELIGIBLE':
    'Todavía no es posible pedir la factura de este vehículo. Revise el motivo junto al contrato.',
  'BILL_REQUEST.STEP_REFUSED': 'La solicitud ya cambió de etapa. Recargue la página para ver cómo va.',
  'TAX_CHANGE.DECIDED': 'Su solicitud ya fue resuelta. Recargue la página para ver en qué quedó.',
  'TAX_CHANGE.PENDING': 'Ya tiene una solicitud en revisión. Espere la respuesta o cancélela para enviar otra.',
  'TAX_CHANGE.RFC_TAKEN': 'Ese RFC no se puede usar aquí. Escríbanos y lo revisamos.',
  'SIGNING.DECIDED': 'Este documento ya no está por firmar. Recargue la página para ver cómo quedó.',
  'SIGNING.NOT_OFFERED': 'Por ahora no es posible firmar aquí. Escríbanos y lo resolvemos.',
  'SIGNING.NO_REPRESENTATIVE': 'Por ahora no es posible firmar aquí. Escríbanos y lo resolvemos.',
  'STATEMENT_RUN.MONTH_OPEN': 'Elija un mes que ya haya terminado.',
  'STATEMENT_RUN.NOTHING_TO_STATE': 'Elija un mes en el que haya contratos.',
  'CERTIFICATE.NOTHING_PAID': 'En ese año no hubo pagos de este contrato que se puedan certificar.',
  'BANK_ACCOUNT.INACTIVE': 'Esta cuenta está inactiva. Actívela antes de importar.',
  'BANK_DAY.BLOCKED': 'El día todavía no se puede cerrar. Revise lo que falta en esta página.',
  'BANK_DAY.CLOSED': 'Ese día ya está cerrado y no cambia. Registre la corrección con fecha de un día abierto.',
  'BANK_LINE.ALREADY_POSTED':
    'Esa clave de rastreo ya está registrada en otro pago. Búsquelo en Pagos: una transferencia se aplica una sola vez.',
  'BANK_LINE.CHANGED':
    'El movimiento cambió mientras usted lo veía. Ya está a la vista como quedó: revíselo e intente de nuevo.',
  'BANK_LINE.NOT_REVERSED':
    'El contrato todavía tiene este pago. Reviértalo primero en los movimientos del contrato y después regrese aquí.',
  'BANK_LINE.NO_CONTRACT': 'El movimiento no tiene contrato propuesto. Elija uno.',
  'QUOTE.NOT_FOUND': 'No encontramos esta cotización. Revise el enlace de su correo o haga una nueva.',
  'QUOTE.EXPIRED': 'Esta cotización ya venció. Haga una nueva con las condiciones de hoy.',
  'FILE.TYPE_REFUSED': 'No aceptamos ese tipo de archivo. Elija uno de los formatos indicados.',
  'FILE.TOO_LARGE': 'El archivo es demasiado grande. Reduzca su tamaño y vuelva a subirlo.',
  'FILE.UNREADABLE': 'No pudimos abrir el archivo. Compruebe que no esté dañado y vuelva a subirlo.',
  'FILE.INFECTED': 'El antivirus rechazó el archivo. Súbalo desde otro equipo o elija otro.',
  'FILE.PDF_TOO_LARGE': 'El PDF pesa más de 10 MB. Reduzca su tamaño y vuelva a subirlo.',
  'FILE.PDF_UNREADABLE': 'No pudimos abrir el PDF. Compruebe que no esté dañado y vuelva a subirlo.',
  'FILE.PDF_ACTIVE':
    'El PDF trae programas, formularios o archivos adjuntos. Ábralo, elija «Imprimir», «Guardar como PDF», y suba el que resulte.',
  'FILE.PDF_PROTECTED': 'El PDF pide contraseña. Guárdelo sin ella y vuelva a subirlo.',
  'SCANNER.UNAVAILABLE':
    'Por el momento no podemos revisar ni recibir archivos. Lo que escribió sigue aquí: vuelva a intentarlo en un minuto.',
  'STORAGE.UNAVAILABLE':
    'Por el momento no podemos guardar ni abrir archivos. Lo que escribió sigue aquí: vuelva a intentarlo en un minuto.',
  'STORAGE.FULL':
    'Por el momento no podemos guardar nada más. Lo que escribió sigue aquí: vuelva a intentarlo más tarde o llámenos.',
  'SERVER.UNAVAILABLE': 'No logramos comunicarnos con el servidor. Revise su conexión y vuelva a intentarlo.',
  'SERVER.ERROR': 'Algo falló de nuestro lado. Vuelva a intentarlo en unos minutos; si continúa, llámenos.',
};

/** A newer server may send a code this page has never heard of. */
export const problemText = (code: ErrorCode): string => PROBLEM_TEXTS[code] ?? PROBLEM_TEXTS['SERVER.ERROR'];

/** Why a call failed, for the visitor; what threw anything but an answer of the API never got through. */
export const failureText = (error: unknown, otherwise: ErrorCode = 'SERVER.UNAVAILABLE'): string =>
  problemText(error instanceof ApiProblem ? error.code : otherwise);
