import { defineTexts } from '../wording.js';

/** Around the calculator in a distributor's own page. */
export const embed = defineTexts('embed', {
  title: 'Calcule su financiamiento',
  description: 'Calcule la mensualidad de su camión o autobús y reciba por correo la cotización con tasa y CAT.',
  noScript:
    'La calculadora necesita JavaScript para hacer las cuentas. Actívelo en su navegador o llámenos al <phone/> y le cotizamos por teléfono.',
  // Before the lender's mark: read out, and shown.
  financingBy: 'Financiamiento de {company}',
  financedBy: 'Financia',
  privacy:
    'Cotiza {company}. Sus datos se tratan según su <notice>aviso de privacidad</notice>. Los enlaces se abren en otra pestaña.',
  madeTitle: 'Su cotización va en camino',
  madeLead:
    'La enviamos a <strong>{email}</strong> con su PDF. Llega en unos minutos; si no la ve, revise su carpeta de correo no deseado.',
  made: '{vehicle}, folio <number>{folio}</number>',
  seeQuote: 'Ver la cotización completa',
  another: 'Hacer otra',
});
