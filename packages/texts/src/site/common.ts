import { defineTexts } from '../wording.js';

/** Of what many pages are made of. Home reads all of it, so it holds nothing else. */
export const common = defineTexts('common', {
  home: 'Inicio',
  keywords: 'financiamiento de camiones, crédito para autobuses, arrendamiento, tractocamiones, México',

  sending: 'Enviando…',
  close: 'Cerrar',
  // After a link, for those who don't see its sign.
  newTab: '(se abre en otra pestaña)',
  afford: '¿Sabe cuánto puede pagar al mes? Vea qué le alcanza',

  pageBefore: 'Página anterior',
  pageNext: 'Página siguiente',
  page: 'Página {page}',
  pageGap: 'Ir a la página {page}',

  carousel: 'carrusel',
  slide: 'diapositiva',
  slideAt: '{at} de {total}',
  slideNamed: '{at} de {total}: {name}',
  slideBefore: 'Anterior',
  slideNext: 'Siguiente',
  slideGo: 'Ir a {at}: {name}',
  slidesMove: 'Reanudar el carrusel',
  slidesStop: 'Detener el carrusel',

  videoElsewhere: 'Este video está en otro sitio.',
  videoGone: 'Este video no está disponible.',
  videoOpen: 'VER EL VIDEO',

  // How pages end.
  closing: 'En movimiento para ti',
  closingLead:
    'Cuéntenos qué necesita mover. Una persona de atención a clientes le responde por teléfono o por correo.',
  contact: 'CONTÁCTANOS',
  quote: 'COTIZAR',
  dealers: 'ENCUENTRA TU DISTRIBUIDOR',
});
