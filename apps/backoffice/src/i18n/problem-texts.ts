import { CONTRACT_INTAKE_TEXTS, type ErrorCode } from '@flota/schemas';

const PROBLEM_TEXTS: Record<ErrorCode, string> = {
  'REQUEST.INVALID': 'Hay datos por corregir. Revise los campos marcados.',
  'REQUEST.MALFORMED': 'El servidor no entendió la solicitud. Recargue la página e intente de nuevo.',
  'REQUEST.TOO_LARGE': 'Lo que envía es demasiado grande.',
  'REQUEST.UNSUPPORTED_MEDIA_TYPE': 'El servidor no acepta este tipo de archivo.',
  'REQUEST.RATE_LIMITED': 'Demasiados intentos seguidos. Espere un momento e intente de nuevo.',
  'REQUEST.CSRF': 'La página lleva mucho tiempo abierta. Recárguela e intente de nuevo.',
  'REQUEST.BOT_SUSPECTED': 'No pudimos comprobar la solicitud. Recargue la página e intente de nuevo.',
  'RESOURCE.NOT_FOUND': 'Este registro ya no existe.',
  'RESOURCE.CONFLICT': 'El cambio choca con otro registro. Revise los datos e intente de nuevo.',
  'RESOURCE.STALE':
    'Otra persona cambió este registro mientras usted lo editaba. Lo que escribió sigue aquí: cópielo, recargue la página y vuelva a aplicar sus cambios.',
  'RESOURCE.IN_USE': 'Otros registros dependen de este. Muévalos o elimínelos primero.',
  'IDEMPOTENCY.KEY_INVALID': 'El servidor no entendió la solicitud. Recargue la página e intente de nuevo.',
  'IDEMPOTENCY.KEY_REUSED':
    'Esta solicitud ya se había enviado con otros datos. Recargue la página e intente de nuevo.',
  'AUTH.REQUIRED': 'Inicie sesión para continuar.',
  'AUTH.FORBIDDEN': 'Su cuenta no tiene permiso para hacer esto.',
  'AUTH.CREDENTIALS_WRONG': 'El correo o la contraseña no son correctos.',
  'AUTH.SESSION_ENDED': 'Su sesión terminó. Inicie sesión de nuevo.',
  'AUTH.CODE_WRONG': 'El código no es correcto o ya se usó.',
  'LINK.EXPIRED': 'Este enlace ya se usó o caducó.',
  'CONTRACT.PAID_OFF': 'El contrato ya está liquidado: no recibe más pagos de este tipo.',
  'PREPAYMENT.NOT_POSSIBLE': 'Este contrato no puede recibir un abono a capital en esa fecha.',
  'PAYMENT.NOTHING_DUE': 'El contrato no tiene nada por pagar.',
  'PAYMENT.PROVIDER_UNAVAILABLE': 'No hubo comunicación con el procesador de pagos. Intente de nuevo en unos minutos.',
  'BILL_REQUEST.NOT_ELIGIBLE': 'Este contrato todavía no puede pedir la factura del vehículo.',
  'BILL_REQUEST.STEP_REFUSED':
    'La solicitud cambió mientras usted la veía; no se movió. Ya está a la vista como quedó: revísela e intente de nuevo.',
  'STATEMENT_RUN.MONTH_OPEN': 'Ese mes todavía no termina. Elija uno anterior.',
  'CERTIFICATE.NOTHING_PAID': 'En ese año no se pagaron intereses de este contrato.',
  'QUOTE.NOT_FOUND': 'No encontramos esta cotización.',
  'QUOTE.EXPIRED': 'Esta cotización ya venció.',
  'QUOTE.PDF_NOT_READY': 'El PDF todavía se está preparando. Intente de nuevo en un minuto.',
  'FILE.TYPE_REFUSED': 'El archivo debe ser una imagen JPEG, PNG o WebP, o un PDF.',
  'FILE.TOO_LARGE': 'La imagen pesa más de 5 MB.',
  'FILE.UNREADABLE': 'No pudimos leer la imagen. Puede estar dañada; pruebe con otra.',
  'FILE.PDF_TOO_LARGE': 'El PDF pesa más de 10 MB.',
  'FILE.PDF_UNREADABLE': 'No pudimos leer el PDF. Puede estar dañado; guárdelo de nuevo e intente otra vez.',
  'FILE.PDF_PROTECTED': 'El PDF está protegido. Guárdelo sin contraseña ni restricciones e intente otra vez.',
  'SERVER.UNAVAILABLE': 'No hay comunicación con el servidor. Revise su conexión e intente de nuevo.',
  'SERVER.ERROR': 'Hubo un error en el servidor.',
};

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

const FIELD_TEXTS: Record<string, string> = {
  ...CONTRACT_INTAKE_TEXTS,
  'EMAIL.REQUIRED': 'Escriba el correo.',
  'EMAIL.INVALID': 'El correo no está completo o tiene un error.',
  'PASSWORD.REQUIRED': 'Escriba la contraseña.',
  'PASSWORD.TOO_LONG': 'La contraseña es demasiado larga.',
  'TITLE.REQUIRED': 'Escriba el título.',
  'TITLE.TOO_LONG': 'El título es demasiado largo. Acórtelo, por favor.',
  'DESCRIPTION.REQUIRED': 'Escriba el texto del aviso.',
  'DESCRIPTION.TOO_LONG': 'El texto es demasiado largo. Acórtelo, por favor.',
  'IMAGE.INVALID': 'Elija la imagen de nuevo.',
  'URL.INVALID': 'La dirección debe empezar con https:// o con / si es de este sitio.',
  'URL.TOO_LONG': 'La dirección admite hasta 500 caracteres.',
  'BUTTON_TEXT.TOO_LONG': 'El texto del botón admite hasta 40 caracteres.',
  'DATE.INVALID': 'La fecha no es válida.',
  'DATE.BEFORE_START': 'El fin debe ser posterior al inicio.',
  'SUMMARY.REQUIRED': 'Escriba el resumen.',
  'SUMMARY.TOO_LONG': 'El texto es demasiado largo. Acórtelo, por favor.',
  'NOTES.TOO_LONG': 'Las notas admiten hasta 5,000 caracteres.',
  'DECIMAL.REQUIRED': 'Este dato es obligatorio.',
  'DECIMAL.INVALID': 'Escriba un número como 14.5, sin comas y con cuatro decimales a lo más.',
  'PERCENT.OUT_OF_RANGE': 'Debe estar entre 0 y 100.',
  'FRACTION.INVALID': 'Escriba un porcentaje de 0 a 100 con dos decimales a lo más, por ejemplo 16.',
  'TEXT.REQUIRED': 'Escriba este texto.',
  'TEXT.TOO_LONG': 'El texto es demasiado largo. Acórtelo, por favor.',
  'IMAGE.REQUIRED': 'Elija una imagen.',
  'SLUG.REQUIRED': 'Escriba la dirección.',
  'SLUG.INVALID': 'Use minúsculas sin acentos, números y guiones, hasta 80 caracteres.',
  'SLUG.TAKEN': 'Otro registro ya tiene esta dirección. Escriba una distinta.',
  'QUESTION.TAKEN': 'Esta pregunta ya existe.',
  'CATEGORY.UNKNOWN': 'Elija una categoría de la lista.',
  'VEHICLE.UNKNOWN': 'Elija un modelo de la lista.',
  'VEHICLE_TYPE.UNKNOWN': 'Elija un tipo de la lista.',
  'VERSIONS.REQUIRED': 'Agregue al menos una versión: sin ella el modelo no se puede cotizar.',
  'VERSION.TAKEN': 'Otra versión de este modelo ya se llama así. Escriba un nombre distinto.',
  'PRICE.REQUIRED': 'Escriba el precio con IVA.',
  'PRICE.INVALID': 'Escriba el precio en pesos, con dos decimales a lo más, por ejemplo 1,250,000.00.',
  'CITY.INVALID': 'Elija una ciudad de la lista.',
  'CITY.UNKNOWN': 'Elija una ciudad de la lista.',
  'POSTAL_CODE.INVALID': 'El código postal tiene cinco dígitos.',
  'PERSON_TYPE.REQUIRED': 'Elija al menos un tipo de persona.',
  'TEMPLATE.INVALID': 'Elija una plantilla de la lista.',
  'DOCUMENT_KIND.INVALID': 'Elija un tipo de la lista.',
  'FILE.REQUIRED': 'Suba un PDF o elija una plantilla.',
  'FILE.INVALID': 'Suba el PDF de nuevo.',
  'URL.REQUIRED': 'Escriba la dirección.',
  'NUMBER.INVALID': 'Escriba un número dentro de los límites.',
  'INSURANCE.OUT_OF_RANGE': 'Escriba un porcentaje mayor que 0 y de hasta 25.',
  'LIST.TOO_LONG': 'Son demasiados. Quite algunos.',
  'FILE.INFECTED': 'El antivirus rechazó el archivo. Revíselo y elija otro.',
  'FILE.TOO_LARGE': 'El archivo pesa más de lo permitido.',
  'FILE.TYPE_REFUSED': 'El archivo no es del tipo que se pide.',
  'FILE.UNREADABLE': 'No pudimos leer el archivo. Puede estar dañado; pruebe con otro.',
  'FILES.TOO_MANY': 'Adjunte tres archivos como máximo.',
  'AMOUNT.REQUIRED': 'Escriba la cantidad que recibió el banco.',
  'AMOUNT.INVALID': 'Escriba la cantidad en pesos, con dos decimales a lo más, por ejemplo 12,500.00.',
  'AMOUNT.OUT_OF_RANGE': 'Escriba una cantidad mayor que cero y menor que mil millones, como la recibió el banco.',
  'DATE.OUT_OF_RANGE': 'Elija un día entre la firma del contrato y hoy.',
  'REFERENCE.REQUIRED': 'Escriba la referencia o clave de rastreo de la transferencia.',
  'REFERENCE.TAKEN': 'Ese día ya se registró en este contrato una transferencia con esta referencia y esta cantidad.',
  'KIND.INVALID': 'Elija un tipo de la lista.',
  'KIND.NOT_SUPPORTED': 'Un arrendamiento puro no tiene capital que abonar ni liquidar antes de tiempo.',
  'PAYOFF.BELOW_TOTAL': 'La cantidad no alcanza para liquidar el contrato en esa fecha.',
  'PREPAYMENT.AMOUNT_DUE': 'Hay pagos pendientes a esa fecha. Regístrelo como pago, o cubra primero lo que se debe.',
  'PREPAYMENT.BELOW_MINIMUM': 'El abono a capital debe ser de al menos tres mensualidades.',
  'PREPAYMENT.OUT_OF_RANGE': 'El abono cubre todo el saldo. Regístrelo como liquidación.',
  'PURCHASE_OPTION.BELOW_TOTAL': 'La cantidad no alcanza para la opción de compra.',
  'PURCHASE_OPTION.NOT_AVAILABLE': 'La opción de compra se paga cuando todas las rentas están pagadas.',
  'REASON.REQUIRED': 'Escriba el motivo: el cliente lo lee para corregir su solicitud.',
  'DISTRIBUTOR.REQUIRED': 'El cliente todavía no elige un distribuidor. Pídale que lo haga en su cuenta.',
  'MONTH.INVALID': 'Elija un mes de la lista.',
  'CFDI.NOT_XML': 'El archivo no es un XML que se pueda leer. Pida a facturación el original.',
  'CFDI.DEFINITIONS': 'El XML trae definiciones (DOCTYPE) que un CFDI no lleva, y no se lee por seguridad.',
  'CFDI.INVALID':
    'No es un CFDI 4.0 de ingreso, egreso o pago, en pesos y timbrado. Pida a facturación el XML original.',
  'CFDI.SUBTOTAL_DIFFERS': 'El subtotal no es la suma de los conceptos.',
  'CFDI.TOTAL_DIFFERS': 'El total no es el subtotal más los impuestos.',
  'CFDI.PAYMENTS_DIFFER': 'El monto total de los pagos no es la suma de los pagos.',
  'CFDI.FOLIO_TAKEN':
    'Otra factura tiene ya esa serie y folio, con otro folio fiscal. Revise con facturación cuál de las dos vale.',
  'CFDI.CONTRACT_UNKNOWN':
    'Ningún contrato de este receptor aparece en los conceptos de la factura. Revise el RFC y el número de contrato o la referencia de pago.',
  'RATE.GAP': 'Hay combinaciones que el plan ofrece y ninguna línea atiende.',
};

const FIELD_TEXTS_BY_REASON: Record<string, string> = {
  REQUIRED: 'Este dato es obligatorio.',
  TOO_LONG: 'Es demasiado largo.',
  TOO_SHORT: 'Es demasiado corto.',
  OUT_OF_RANGE: 'Está fuera de los límites.',
  EMPTY: 'Elija al menos una opción.',
};

/** What the detail of these codes is; of the others it is for whoever reads the log. */
const DETAILS: Record<string, string> = {
  'CFDI.INVALID': 'Revise en el XML',
  'CFDI.SUBTOTAL_DIFFERS': 'Cifras',
  'CFDI.TOTAL_DIFFERS': 'Cifras',
  'RATE.GAP': 'Falta',
};

/** Text for one refused field. An unknown code still tells what its second half says. */
export function fieldErrorText(code: string, detail?: string): string {
  const text = FIELD_TEXTS[code] ?? FIELD_TEXTS_BY_REASON[code.split('.').at(-1) ?? ''] ?? 'Revise este dato.';
  return detail && DETAILS[code] ? `${text} ${DETAILS[code]}: ${detail}` : text;
}
