import { defineTexts } from '../wording.js';

/** All quotes of a mailbox, and the way to them. */
export const savedQuotes = defineTexts('savedQuotes', {
  title: 'Sus cotizaciones',
  description: 'Pida por correo un enlace a todas las cotizaciones que hizo con su dirección.',
  lead: 'Ábralas, compárelas o renuévelas con las condiciones de hoy. Sin cuenta ni contraseña: basta su correo.',

  request: '¿A qué correo las pidió?',
  emailHint: 'El que escribió al cotizar.',
  send: 'Enviarme el enlace',
  sendFailed: 'No se envió su solicitud',
  help: '¿No recuerda su correo?',
  sentTitle: 'Revise su correo',
  sent: 'Si hay cotizaciones hechas con <address/>, le enviamos un enlace para verlas. Llega en un minuto y funciona durante dos horas.',
  otherEmail: 'Usar otro correo',

  linkExpired: '<strong>Este enlace ya caducó.</strong> Pida otro con su correo; llega en un minuto.',
  loadFailed: 'No pudimos cargar sus cotizaciones',
  emptyTitle: 'No queda ninguna cotización',
  empty: 'Haga una nueva: toma un par de minutos y le llega a su correo.',
  quote: 'Cotizar',

  linkUntil: 'Este enlace funciona hasta el {day}. Elija dos cotizaciones vigentes para compararlas.',
  forgotten: 'Se olvidó la cotización {folio}.',
  // Where the last one was just forgotten.
  noneLeft: 'Haga una nueva cuando quiera: toma un par de minutos.',

  card: 'Cotización {folio}',
  severalUnits: '{vehicle}, {n} unidades',
  plan: '{plan} a {months} meses',
  madeOn: '<folio/>, del {day}.',
  validUntil: 'Vigente hasta el {day}',
  expiredOn: 'Venció el {day}',
  compare: 'Comparar',
  compareLabel: 'Comparar la cotización {folio}',
  open: 'Abrir',
  renew: 'Renovar con cifras de hoy',
  renewing: 'Renovando…',
  notOffered:
    'Ya no ofrecemos lo que cotizó con esas condiciones. Haga una cotización nueva en la calculadora, o llámenos.',
  phoneNeeded:
    'Esta cotización se hizo sin teléfono y ahora lo pedimos en todas. Haga una cotización nueva en la calculadora y escríbalo ahí.',
  forget: 'Olvidar',
  forgetLabel: 'Olvidar la cotización {folio}',
  forgetTitle: '¿Olvidar la cotización {folio}?',
  forgetText:
    'Se borra con sus datos y su enlace deja de funcionar. Si pidió que le llamáramos por ella, ya no lo haremos. No se puede deshacer.',
  forgetButton: 'Olvidarla',
  compareBoth: 'Comparar las dos',
});
