import type { ErrorCode } from '@flota/schemas';

/** What the visitor reads for each error code: what happened and what to do. */
const PROBLEM_MESSAGES: Record<ErrorCode, string> = {
  'REQUEST.INVALID': 'Revise los campos señalados y vuelva a intentarlo.',
  'REQUEST.MALFORMED': 'No pudimos leer su solicitud. Recargue la página y vuelva a intentarlo.',
  'REQUEST.TOO_LARGE': 'Lo que envió es demasiado grande. Reduzca su tamaño y vuelva a intentarlo.',
  'REQUEST.UNSUPPORTED_MEDIA_TYPE': 'No aceptamos ese formato. Recargue la página y vuelva a intentarlo.',
  'REQUEST.RATE_LIMITED': 'Recibimos muchas solicitudes desde su conexión. Espere unos minutos y vuelva a intentarlo.',
  'REQUEST.CSRF': 'Su visita caducó por seguridad. Recargue la página y vuelva a enviar; sus datos siguen aquí.',
  'REQUEST.BOT_SUSPECTED': 'No pudimos comprobar que usted es una persona. Recargue la página y vuelva a intentarlo.',
  'RESOURCE.NOT_FOUND': 'No encontramos lo que busca. Revise la dirección o regrese al inicio.',
  'RESOURCE.CONFLICT': 'Ese dato ya está registrado. Use otro o revise el existente.',
  'RESOURCE.STALE': 'Alguien más guardó cambios mientras usted editaba. Recargue la página y repita su cambio.',
  'IDEMPOTENCY.KEY_INVALID': 'No pudimos procesar el envío. Recargue la página y vuelva a intentarlo.',
  'IDEMPOTENCY.KEY_REUSED':
    'Ya recibimos un envío distinto de este formulario. Recargue la página para hacer uno nuevo.',
  'AUTH.REQUIRED': 'Inicie sesión para continuar.',
  'AUTH.FORBIDDEN': 'Su cuenta no tiene permiso para hacer esto.',
  'AUTH.CREDENTIALS_WRONG': 'El correo o la contraseña no coinciden. Revíselos y vuelva a intentarlo.',
  'AUTH.SESSION_ENDED': 'Su sesión terminó. Inicie sesión de nuevo para continuar.',
  'QUOTE.NOT_FOUND': 'No encontramos esta cotización. Revise el enlace de su correo o haga una nueva.',
  'QUOTE.EXPIRED': 'Esta cotización ya venció. Haga una nueva con las condiciones de hoy.',
  'QUOTE.PDF_NOT_READY': 'Estamos preparando el PDF. Vuelva a intentarlo en un minuto.',
  'FILE.TYPE_REFUSED': 'No aceptamos ese tipo de archivo. Elija uno de los formatos indicados.',
  'FILE.TOO_LARGE': 'El archivo es demasiado grande. Reduzca su tamaño y vuelva a subirlo.',
  'FILE.UNREADABLE': 'No pudimos abrir el archivo. Compruebe que no esté dañado y vuelva a subirlo.',
  'SERVER.UNAVAILABLE': 'No logramos comunicarnos con el servidor. Revise su conexión y vuelva a intentarlo.',
  'SERVER.ERROR': 'Algo falló de nuestro lado. Vuelva a intentarlo en unos minutos; si continúa, llámenos.',
};

/** Codes of single fields, as the schemas of `@flota/schemas` name them. */
const FIELD_MESSAGES: Record<string, string> = {
  'BUTTON_TEXT.TOO_LONG': 'Acorte el texto del botón a 40 caracteres.',
  'CONSENT.REQUIRED': 'Marque la casilla para aceptar el aviso de privacidad.',
  'CONTACT.REQUIRED': 'Escriba sus datos de contacto.',
  'DATE.BEFORE_START': 'Elija un fin posterior al inicio.',
  'DATE.INVALID': 'Escriba una fecha válida.',
  'DECIMAL.INVALID': 'Escriba un número, por ejemplo 20 o 14.5.',
  'DECIMAL.REQUIRED': 'Escriba un número.',
  'DESCRIPTION.REQUIRED': 'Escriba una descripción.',
  'DESCRIPTION.TOO_LONG': 'Acorte la descripción a 5,000 caracteres.',
  'DOWN_PAYMENT.OUT_OF_RANGE': 'Elija un enganche dentro del rango que permite el plan.',
  'EMAIL.INVALID': 'Escriba un correo completo, por ejemplo nombre@empresa.mx.',
  'EMAIL.REQUIRED': 'Escriba su correo electrónico.',
  'FRACTION.INVALID': 'Escriba una fracción entre 0 y 1, por ejemplo 0.16.',
  'IMAGE.INVALID': 'Elija una imagen de la lista o suba una nueva.',
  'NAME.INVALID': 'Quite los caracteres especiales del nombre.',
  'NAME.REQUIRED': 'Escriba su nombre o el de su empresa.',
  'NAME.TOO_LONG': 'Acorte el nombre a 120 caracteres.',
  'NAME.TOO_SHORT': 'Escriba el nombre completo.',
  'PASSWORD.REQUIRED': 'Escriba su contraseña.',
  'PASSWORD.TOO_LONG': 'Use una contraseña de 200 caracteres o menos.',
  'PERCENT.OUT_OF_RANGE': 'Escriba un porcentaje entre 0 y 100.',
  'PERSON_TYPE.INVALID': 'Elija persona física o persona moral.',
  'PHONE.INVALID': 'Escriba los diez dígitos de su teléfono, por ejemplo 55 1234 5678.',
  'PHONE.REQUIRED': 'Escriba su teléfono.',
  'SLUG.INVALID': 'Use minúsculas, números y guiones.',
  'SLUG.REQUIRED': 'Elija una opción.',
  'TERM.INVALID': 'Elija un plazo en meses completos.',
  'TERM.OUT_OF_RANGE': 'Elija uno de los plazos del plan, de hasta 72 meses.',
  'TERM.REQUIRED': 'Elija un plazo.',
  'TITLE.REQUIRED': 'Escriba un título.',
  'TITLE.TOO_LONG': 'Acorte el título a 120 caracteres.',
  'URL.INVALID': 'Escriba una dirección que empiece con https:// o con /.',
  'URL.TOO_LONG': 'Acorte la dirección a 500 caracteres.',
  'VEHICLE.REQUIRED': 'Elija el vehículo que quiere financiar.',
};

const MESSAGES: Record<string, string> = { ...FIELD_MESSAGES, ...PROBLEM_MESSAGES };

export const messageForCode = (code: string): string => MESSAGES[code] ?? 'Revise este dato y vuelva a intentarlo.';
