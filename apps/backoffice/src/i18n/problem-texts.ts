import type { ErrorCode } from '@flota/schemas';

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
  'IDEMPOTENCY.KEY_INVALID': 'El servidor no entendió la solicitud. Recargue la página e intente de nuevo.',
  'IDEMPOTENCY.KEY_REUSED':
    'Esta solicitud ya se había enviado con otros datos. Recargue la página e intente de nuevo.',
  'AUTH.REQUIRED': 'Inicie sesión para continuar.',
  'AUTH.FORBIDDEN': 'Su cuenta no tiene permiso para hacer esto.',
  'AUTH.CREDENTIALS_WRONG': 'El correo o la contraseña no son correctos.',
  'AUTH.SESSION_ENDED': 'Su sesión terminó. Inicie sesión de nuevo.',
  'QUOTE.NOT_FOUND': 'No encontramos esta cotización.',
  'QUOTE.EXPIRED': 'Esta cotización ya venció.',
  'QUOTE.PDF_NOT_READY': 'El PDF todavía se está preparando. Intente de nuevo en un minuto.',
  'FILE.TYPE_REFUSED': 'El archivo debe ser una imagen JPEG, PNG o WebP.',
  'FILE.TOO_LARGE': 'La imagen pesa más de 5 MB.',
  'FILE.UNREADABLE': 'No pudimos leer la imagen. Puede estar dañada; pruebe con otra.',
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
  'EMAIL.REQUIRED': 'Escriba el correo.',
  'EMAIL.INVALID': 'El correo no está completo o tiene un error.',
  'PASSWORD.REQUIRED': 'Escriba la contraseña.',
  'PASSWORD.TOO_LONG': 'La contraseña es demasiado larga.',
  'TITLE.REQUIRED': 'Escriba el título.',
  'TITLE.TOO_LONG': 'El título admite hasta 120 caracteres.',
  'DESCRIPTION.REQUIRED': 'Escriba el texto del aviso.',
  'DESCRIPTION.TOO_LONG': 'El texto es demasiado largo. Acórtelo, por favor.',
  'IMAGE.INVALID': 'Elija la imagen de nuevo.',
  'URL.INVALID': 'La dirección debe empezar con https:// o con / si es de este sitio.',
  'URL.TOO_LONG': 'La dirección admite hasta 500 caracteres.',
  'BUTTON_TEXT.TOO_LONG': 'El texto del botón admite hasta 40 caracteres.',
  'DATE.INVALID': 'La fecha no es válida.',
  'DATE.BEFORE_START': 'El fin debe ser posterior al inicio.',
};

const FIELD_TEXTS_BY_REASON: Record<string, string> = {
  REQUIRED: 'Este dato es obligatorio.',
  TOO_LONG: 'Es demasiado largo.',
  TOO_SHORT: 'Es demasiado corto.',
  OUT_OF_RANGE: 'Está fuera de los límites.',
};

/** Text for one refused field. An unknown code still tells what its second half says. */
export function fieldErrorText(code: string): string {
  return FIELD_TEXTS[code] ?? FIELD_TEXTS_BY_REASON[code.split('.').at(-1) ?? ''] ?? 'Revise este dato.';
}
