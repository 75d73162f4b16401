import type { ErrorCode } from './problem.js';

/** What both the site and the backoffice say of an answer; each has words of its own for the others. */
export const COMMON_PROBLEM_TEXTS = {
  'AUTH.FORBIDDEN': 'Su cuenta no tiene permiso para hacer esto.',
  'AUTH.SCOPE': 'Este cliente de la API no tiene permiso para eso: revise sus permisos en la administración.',
  'AUTH.REQUIRED': 'Inicie sesión para continuar.',
  'AUTH.STEP_UP': 'Confirme que es usted para continuar.',
  'AUTH.SECOND_FACTOR_REQUIRED': 'Active la verificación en dos pasos para continuar.',
  'ACCOUNT_VIEW.READ_ONLY':
    'Está viendo la cuenta de un cliente solo para leer: aquí no se paga, no se cambia ni se abre nada.',
  'ACCOUNT_VIEW.HIDDEN': 'Esta parte de la cuenta es solo para su titular y no se muestra en esta vista.',
  'ACCOUNT_VIEW.CLOSED': 'La cuenta está cerrada: tampoco su titular la ve.',
  'GEOCODING.NOT_OFFERED': 'Nadie busca domicilios ahora. Escriba el punto a mano.',
  'GEOCODING.FAILED': 'El proveedor de mapas no respondió. Intente de nuevo, o escriba el punto a mano.',
  'CALL.NOT_OFFERED': 'La telefonía está apagada. Marque desde su teléfono.',
  'FILE.SVG_TEXT':
    'El SVG trae letras, que otras computadoras dibujan distinto. En su programa de dibujo conviértalas en curvas y súbalo de nuevo.',
  'FILE.NOT_SQUARE': 'El símbolo debe ser cuadrado. Recórtelo e intente de nuevo.',
  'CALL.FAILED': 'El conmutador no respondió y no se marcó. Intente de nuevo, o marque desde su teléfono.',
  'SYNTAGE.NOT_OFFERED':
    'La autorización en línea no está disponible en este momento. Envíenos los documentos de los formularios.',
  'API_CLIENT.ENDED': 'Este cliente de la API se revocó y ya no cambia. Cree uno nuevo.',
  'API_CLIENT.TWO_KEYS': 'Ya tiene dos llaves que sirven. Revoque la anterior antes de crear otra.',
  'STAFF.OWN_ACCOUNT':
    'Nadie cambia su propio rol ni cierra su propia cuenta: pídaselo a otra persona de administración.',
  'STAFF_RECOVERY.DECIDED': 'Esta solicitud ya se resolvió. Ya está a la vista como quedó.',
  'STAFF_RECOVERY.OWN': 'Es su propia solicitud: la autoriza otra persona de administración.',
  'AUTH.LAST_FACTOR': 'Es su único segundo paso y su cuenta lo necesita. Agregue otro antes de quitarlo.',
  'AUTH.PASSKEY_REFUSED': 'No pudimos comprobar la llave de acceso. Intente de nuevo o use otra forma.',
  'NOTICES.TOO_MANY_DEVICES':
    'Ya recibe notificaciones en diez dispositivos. Quite uno que no use y vuelva a intentarlo.',
  'SITE.CLOSED': 'El sitio todavía no está abierto. Vuelva pronto.',
  'SITE.NOT_READY': 'Falta algo de la lista para abrir el sitio. Ya está a la vista qué.',
  'LEGAL_PAGE.UNFINISHED': 'Al texto le falta lo que dice [COMPLETAR…]: escríbalo o bórrelo, guarde y apruebe después.',
  'BATCH.BUSY': 'Otro lote del mismo tipo está entrando. Espere a que termine.',
  'BATCH.LINES_MISSING': 'Faltan renglones del lote. Siga desde el primero que falta.',
  'BATCH.TOO_LARGE': 'El lote pasa de 100,000 renglones o de 2 GB. Divídalo en varios.',
} as const satisfies Partial<Record<ErrorCode, string>>;
