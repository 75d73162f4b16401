import { defineTexts } from '../wording.js';

/** Leave to read a company's taxes: the form, and how the request stands. */
export const syntage = defineTexts('syntage', {
  notOffered: 'Por ahora recibimos sus documentos en papel o en PDF',
  notOfferedText:
    'La autorización en línea no está disponible en este momento. La lista de lo que necesitamos está en los formularios.',
  forms: 'Ver los formularios',
  consentStep: 'Nos da su consentimiento',
  consentStepText: 'En este formulario, con el RFC de su empresa.',
  providerStep: 'Autoriza en la página del proveedor',
  providerStepText: 'Solo ahí se identifica usted ante el SAT.',
  answerStep: 'Evaluamos su solicitud',
  answerStepText: 'Con la información completa, sin pedirle copias.',
  noPassword:
    '<strong>No escriba aquí su contraseña del SAT.</strong> Nunca se la pedimos: ni en este sitio, ni por teléfono, ni por correo.',

  form: 'Autorice la consulta',
  formLead: 'Aquí nos da su consentimiento. La autorización la otorga usted después, en la página del proveedor.',
  rfc: 'RFC',
  rfcHint: 'Doce caracteres si es empresa, trece si es persona física.',
  rfcDoubtful: 'El último carácter no corresponde con los demás. Compárelo con su constancia; si es igual, continúe.',
  nameHint: 'Razón social de la empresa, o el suyo si es persona física.',
  nameMissing: 'Escriba el nombre de la empresa o de quien la representa.',
  // Within the sentence by which the use of one's data is accepted.
  purpose: 'leer mi información fiscal del SAT y evaluar mi solicitud',
  send: 'Dar mi consentimiento',
  sendFailed: 'No se envió su consentimiento',

  requestTitle: 'Solicitud',
  requestTitleOf: 'Solicitud {folio}',
  requestDescription: 'Estado de su autorización para consultar información fiscal.',
  pendingTitle: 'Falta su autorización',
  pendingText:
    'Ya tenemos su consentimiento. La consulta comienza cuando usted la autoriza en la página del proveedor.',
  pendingLabel: 'Pendiente de autorizar',
  authorisedTitle: 'Su autorización está activa',
  authorisedText:
    'El proveedor nos confirmó su autorización. No necesita enviarnos declaraciones ni facturas. Puede revocarla cuando quiera.',
  authorisedLabel: 'Autorizada',
  revokedTitle: 'Su autorización fue revocada',
  revokedText:
    'Ya no leemos información nueva de su empresa. Si quiere retomar su solicitud, otorgue un nuevo consentimiento.',
  revokedLabel: 'Revocada',
  expiredTitle: 'Su solicitud venció',
  expiredText:
    'No recibimos la autorización a tiempo. No se leyó ningún dato. Otorgue un nuevo consentimiento para comenzar de nuevo.',
  expiredLabel: 'Vencida',
  received: '<strong>Recibimos su consentimiento.</strong> Enviamos su folio y el enlace a esta página a <address/>.',
  folio: 'Folio',
  state: 'Estado',
  requestedOn: 'Consentimiento',
  help: '¿Tiene alguna duda?',
  toProvider: 'Continuar con el proveedor',
  toProviderNote:
    'Se abre la página segura del proveedor. Ahí se identifica usted ante el SAT; nosotros no vemos ni guardamos su contraseña.',
  preparing:
    '<strong>Estamos preparando su enlace con el proveedor.</strong> Tarda unos segundos; aparece aquí por sí solo.',
  preparingLong:
    '<strong>Su enlace tarda más de lo normal.</strong> Aparecerá en esta página: vuelva a ella desde el correo que le enviamos. No tiene que dar su consentimiento otra vez.',
  linkByMail:
    '<strong>Un asesor le enviará el enlace del proveedor</strong> a su correo, a más tardar el siguiente día hábil. No tiene que hacer nada más por ahora.',
  revoke: 'Revocar mi autorización',
  consentAgain: 'Dar un nuevo consentimiento',

  goneTitle: 'No encontramos esta solicitud',
  gone: 'Revise que el enlace esté completo, tal como llegó en su correo, o llámenos con su folio.',
  toSyntage: 'Ir a Syntage',
});
