import { COMMON_PROBLEM_TEXTS } from '@flota/schemas';
import { defineTexts } from '../wording.js';

/** What is read where something asked for was not done: what happened and what to do. By the code of the answer. */
export const problems = defineTexts('problems', {
  'AUTH.FORBIDDEN': COMMON_PROBLEM_TEXTS['AUTH.FORBIDDEN'],
  'AUTH.REQUIRED': COMMON_PROBLEM_TEXTS['AUTH.REQUIRED'],
  'AUTH.STEP_UP': COMMON_PROBLEM_TEXTS['AUTH.STEP_UP'],
  'AUTH.SECOND_FACTOR_REQUIRED': COMMON_PROBLEM_TEXTS['AUTH.SECOND_FACTOR_REQUIRED'],
  'SYNTAGE.NOT_OFFERED': COMMON_PROBLEM_TEXTS['SYNTAGE.NOT_OFFERED'],
  'NOTICES.TOO_MANY_DEVICES': COMMON_PROBLEM_TEXTS['NOTICES.TOO_MANY_DEVICES'],
  'ACCOUNT_VIEW.READ_ONLY': COMMON_PROBLEM_TEXTS['ACCOUNT_VIEW.READ_ONLY'],
  'ACCOUNT_VIEW.HIDDEN': COMMON_PROBLEM_TEXTS['ACCOUNT_VIEW.HIDDEN'],
  'ACCOUNT_VIEW.CLOSED': COMMON_PROBLEM_TEXTS['ACCOUNT_VIEW.CLOSED'],
  'SITE.CLOSED': COMMON_PROBLEM_TEXTS['SITE.CLOSED'],
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
  'RESOURCE.IN_USE': 'Hay otros datos que dependen de este. Cámbielos primero y vuelva a intentarlo.',
  'IDEMPOTENCY.KEY_INVALID': 'No pudimos procesar el envío. Recargue la página y vuelva a intentarlo.',
  'IDEMPOTENCY.KEY_REUSED':
    'Ya recibimos un envío distinto de este formulario. Recargue la página para hacer uno nuevo.',
  'AUTH.CREDENTIALS_WRONG': 'El correo o la contraseña no coinciden. Revíselos y vuelva a intentarlo.',
  'AUTH.SESSION_ENDED': 'Su sesión terminó. Inicie sesión de nuevo para continuar.',
  'AUTH.PASSKEY_REFUSED': 'No pudimos comprobar la llave de acceso. Intente de nuevo o use otra forma.',
  'AUTH.CODE_WRONG':
    'El código no es correcto o ya se usó. Espere el siguiente en su aplicación y vuelva a intentarlo.',
  'ACCOUNT.SWITCHED':
    'Su sesión está ahora en otra cuenta y no hicimos nada en esta. Recargue la página para continuar.',
  'INVITATION.OTHER_ADDRESS': 'La invitación es para otro correo. Inicie sesión con el correo al que llegó.',
  'PERSON.ENDED': 'Esa persona ya no tiene acceso. Ya está a la vista como quedó.',
  'PEOPLE.TOO_MANY': 'Su cuenta ya tiene 50 personas. Quite el acceso a quien ya no lo use e intente de nuevo.',
  'LINK.EXPIRED': 'Este enlace ya se usó o caducó. Pida uno nuevo; llega en un minuto.',
  'CONVERSATION.OPEN': 'Su conversación se volvió a abrir. Cuando quede resuelta podrá decirnos cómo le atendimos.',
  'CONTRACT.PAID_OFF': 'Este contrato ya está liquidado: no tiene nada pendiente de pago.',
  'REFUND_REQUEST.OPEN':
    'Ya nos pidió una devolución de este contrato y la estamos atendiendo. Si algo cambió, escríbanos en esa conversación, en Mensajes.',
  'SAMPLE.ONLY_LOOKS':
    'La cuenta de ejemplo llega hasta aquí: muestra cómo se ven Inicio y Saldos, y no guarda ni paga nada.',
  'PREPAYMENT.NOT_POSSIBLE': 'Hoy no es posible abonar a capital en este contrato. Primero cubra lo que está vencido.',
  'PAYMENT.NOTHING_DUE': 'Hoy no tiene nada por pagar en este contrato.',
  'PAYMENT.PROVIDER_UNAVAILABLE':
    'No logramos comunicarnos con el procesador de pagos. No se hizo ningún cargo; vuelva a intentarlo en unos minutos.',
  'PAYMENT.UNUSUAL': 'La cantidad no es la usual para este contrato. Revísela y vuelva a intentarlo.',
  'RESTRUCTURING.CHANGED':
    'Su contrato cambió desde que le mostramos la propuesta, y con él las cifras. Revise las nuevas antes de aceptar.',
  'RESTRUCTURING.ENDED': 'Esta propuesta ya terminó. Ya está a la vista cómo quedó.',
  'RESTRUCTURING.NOTHING_LEFT': 'A este contrato ya no le quedan pagos por vencer: no hay qué reestructurar.',
  'RESTRUCTURING.ONLY_CREDITS': 'Solo los créditos se reestructuran, no los arrendamientos.',
  'RESTRUCTURING.OPEN': 'Este contrato ya tiene una propuesta de reestructura abierta.',
  'PAYMENT_PROMISE.ENDED': 'Esta promesa de pago ya terminó. Ya está a la vista cómo quedó.',
  'PAYMENT_PROMISE.OPEN': 'Este contrato ya tiene una promesa de pago. Retírela para hacer otra.',
  'AUTOMATIC_CHARGE.UNDER_WAY':
    'En este momento se está cobrando a su tarjeta. Espere unos minutos, revise sus pagos y vuelva a intentarlo.',
  'AUTOMATIC_CHARGE.CLOSED': 'Ese cobro ya se hizo o ya se cerró. Recargue la página para ver cómo quedó.',
  'AUTOMATIC_PAYMENT.EXISTS': 'Este contrato ya tiene pago automático. Recargue la página para verlo.',
  'AUTOMATIC_PAYMENT.ENDED': 'Este pago automático ya está desactivado. Puede activar uno nuevo cuando quiera.',
  'AUTOMATIC_PAYMENT.NOT_POSSIBLE': 'Este contrato ya no tiene pagos que se puedan cobrar de forma automática.',
  'AUTOMATIC_PAYMENT.TERMS_CHANGED':
    'El texto de la autorización cambió mientras lo leía. Léalo de nuevo y vuelva a aceptarlo.',
  'CARD.NOT_USABLE': 'No es posible cobrar a esa tarjeta. Elija otra o guarde una nueva.',
  'CARD.TERMS_CHANGED':
    'Cambiaron las condiciones para guardar su tarjeta. Cierre esta ventana, vuelva a abrirla y léalas de nuevo.',
  'CARDS.TOO_MANY': 'Ya tiene guardadas todas las tarjetas que se pueden. Quite una para guardar otra.',
  'BILL_REQUEST.NOT_ELIGIBLE':
    'Todavía no es posible pedir la factura de este vehículo. Revise el motivo junto al contrato.',
  'BILL_REQUEST.STEP_REFUSED': 'La solicitud ya cambió de etapa. Recargue la página para ver cómo va.',
  'POLICY.OPEN': 'Ya tiene una póliza de este contrato en revisión. Espere la respuesta para enviar otra.',
  'UPLOAD.OUT_OF_STEP': 'El archivo no llegó completo. Vuelva a enviarlo.',
  'UPLOAD.TOO_MANY': 'Tiene demasiados archivos sin enviar. Envíe lo que ya adjuntó o espere un día.',
  'TAX_CHANGE.DECIDED': 'Su solicitud ya fue resuelta. Recargue la página para ver en qué quedó.',
  'TAX_CHANGE.PENDING': 'Ya tiene una solicitud en revisión. Espere la respuesta o cancélela para enviar otra.',
  'TAX_CHANGE.RFC_TAKEN': 'Ese RFC no se puede usar aquí. Escríbanos y lo revisamos.',
  'SIGNING.DECIDED': 'Este documento ya no está por firmar. Recargue la página para ver cómo quedó.',
  'CERTIFICATE.NOTHING_PAID': 'En ese año no hubo pagos que se puedan certificar.',
  'PAPERS.NONE': 'Ya no hay documentos con esos filtros. Recargue la página y elija otros.',
  'PAPERS.TOO_MANY': 'Son demasiados documentos a la vez. Acorte el periodo o elija un contrato.',
  'ACCOUNTANT.UNCONFIRMED': 'Su contador todavía no confirma su correo. En cuanto lo haga podrá enviarle documentos.',
  'ACCOUNTANT.STOPPED': 'El dueño de ese correo pidió no recibir documentos suyos. Indique otro correo.',
  'QUOTE.NOT_FOUND': 'No encontramos esta cotización. Revise el enlace de su correo o haga una nueva.',
  'QUOTE.EXPIRED': 'Esta cotización ya venció. Haga una nueva con las condiciones de hoy.',
  'FILE.TYPE_REFUSED': 'No aceptamos ese tipo de archivo. Elija uno de los formatos indicados.',
  'FILE.TOO_LARGE': 'El archivo es demasiado grande. Reduzca su tamaño y vuelva a subirlo.',
  'FILE.UNREADABLE': 'No pudimos abrir el archivo. Compruebe que no esté dañado y vuelva a subirlo.',
  'FILE.INFECTED': 'El antivirus rechazó el archivo. Súbalo desde otro equipo o elija otro.',
  'FILE.VIDEO_TOO_LARGE': 'El video pesa más de 25 MB. Redúzcalo y vuelva a subirlo.',
  'FILE.VIDEO_UNREADABLE': 'No pudimos leer el video. Compruebe que no esté dañado y vuelva a subirlo.',
  'FILE.VIDEO_UNPLAYABLE': 'No todos los navegadores pueden mostrar este video. Expórtelo como MP4 con video H.264.',
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
});
