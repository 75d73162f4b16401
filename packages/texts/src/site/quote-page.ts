import { defineTexts } from '../wording.js';

/** The page of a quote: around its figures, and in its place where there is none. */
export const quotePage = defineTexts('quotePage', {
  title: 'Cotización',
  titleOf: 'Cotización {folio}',
  description: 'Su cotización de financiamiento: mensualidad, pago inicial, tasa, CAT y tabla de pagos.',

  sentTitle: 'Su cotización va en camino',
  sent: 'La enviamos a <address/>. Llega en unos minutos; si no la ve, revise su carpeta de correo no deseado.',
  changed:
    '<strong>El precio o la tasa cambió mientras cotizaba.</strong> La {payment} que veía era de <shown/>; la vigente es de <current/>. Esta cotización y su correo llevan las cifras vigentes.',

  perUnit: '{title}, por unidad',
  monthlyApart: 'Aparte, cada mes',
  total: 'En total',
  totalPerUnit: 'En total, por unidad',
  allUnits: 'Las {n} unidades',

  otherPlans: '¿Y con otro plan?',
  otherPlansLead:
    'El mismo vehículo con nuestros demás planes, en las condiciones de hoy. Si otro le conviene más, elíjalo y termine de cotizarlo en la calculadora.',
  comparePlans: 'Comparar los planes',
  plansFailed: 'No pudimos cargar los planes',

  compare: 'Comparar con otra cotización',
  compareSeen: 'Elija una de las que vio en esta visita y le mostramos en qué se distinguen.',
  compareNone: 'Haga otra con un cambio y compárelas, o encuentre con su correo las que ya tenía.',
  compareWith: 'Comparar con {quote} <folio>({folio})</folio>',
  // A quote that was seen, by what it is told apart.
  seenQuote: '{model}, {plan} a {months} meses',
  allQuotes: 'Ver todas mis cotizaciones',

  fixedRate: 'Tasa fija durante el plazo.',
  fixedRent: 'Renta fija durante el plazo.',
  conditions:
    'Sujeto a aprobación de crédito. Cálculo del <date/> con los precios y planes de ese día, que pueden cambiar sin previo aviso una vez vencida la cotización. Incumplir sus obligaciones le puede generar comisiones e intereses moratorios.',

  expiredTitle: 'Esta cotización ya venció',
  expiredText:
    'Los precios y las tasas cambian, por eso cada cotización tiene una vigencia. Haga una nueva con las condiciones de hoy: toma un par de minutos.',
  unknownTitle: 'No encontramos esta cotización',
  unknownText: 'Revise que el enlace de su correo esté completo, o haga una cotización nueva: toma un par de minutos.',
  quoteAgain: 'Cotizar de nuevo',
  renew: 'Renovar una de antes',
  call: 'Llamar al {phone}',
});
