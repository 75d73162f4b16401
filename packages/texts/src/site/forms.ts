import { defineTexts } from '../wording.js';

/** Of every form that is sent. */
export const forms = defineTexts('forms', {
  noScript: 'El formulario necesita JavaScript. Actívelo en su navegador o llámenos al <phone/> o escriba a <email/>.',

  name: 'Nombre',
  // Below the e-mail address.
  emailHint: 'Ahí le llega su folio.',
  phone: 'Teléfono',
  phoneHint: 'Diez dígitos.',
  // What it is for: "responder a mi mensaje", for example.
  consent: 'Acepto que {company} use mis datos para {purpose}, como explica el <notice>aviso de privacidad</notice>.',

  chooseFile: 'Elegir archivo',
  removeFile: 'Quitar archivo<spoken>: {name}</spoken>',
  uploading: 'Enviando sus archivos…',
  checking: 'Revisando sus archivos…',

  // Below what went wrong.
  call: '¿Sigue sin poder enviar? Llámenos al <phone/>.',
  reference: 'Referencia: {id}',
  changed: 'Algo de esta página cambió mientras la llenaba. Recárguela y vuelva a enviar, o llámenos.',
  offline: 'No hay conexión a internet. Lo que escribió sigue aquí: envíelo cuando vuelva su señal.',
  backOnline: 'Ya hay conexión. Lo que escribió sigue aquí: vuelva a enviarlo.',
  tooMany: 'Recibimos muchas solicitudes desde su conexión. Espere {wait} y vuelva a enviar.',

  folio: 'Su folio',
  sentTo: 'Comprobante enviado a',
  hours: 'Horario de atención',
});

/** Why nothing was sent where sending again is enough, by the code of the answer. */
export const formsFailures = defineTexts('formsFailures', {
  'REQUEST.BOT_SUSPECTED': 'No pudimos comprobar que usted es una persona. Espere unos segundos y vuelva a enviar.',
  'REQUEST.CSRF': 'Su visita caducó por seguridad. Vuelva a enviar; sus datos siguen aquí.',
  'IDEMPOTENCY.KEY_REUSED': 'Cambió sus datos mientras los enviábamos. Vuelva a enviar.',
  'IDEMPOTENCY.KEY_INVALID': 'No pudimos procesar el envío. Vuelva a enviar; sus datos siguen aquí.',
  'RESOURCE.CONFLICT': 'Su solicitud anterior sigue en proceso. Espere unos segundos y vuelva a enviar.',
});

/** When an adviser may call, as a choice. */
export const preferredTimes = defineTexts('preferredTimes', {
  morning: 'Por la mañana',
  afternoon: 'Por la tarde',
  any: 'A cualquier hora',
});

/** The same within the sentence that promises the call. */
export const promisedTimes = defineTexts('promisedTimes', {
  morning: 'por la mañana',
  afternoon: 'por la tarde',
  any: 'en nuestro horario de atención',
});
