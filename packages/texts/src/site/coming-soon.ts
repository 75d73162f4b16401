import { defineTexts } from '../wording.js';

/** In place of every page of a site that is closed. */
export const comingSoon = defineTexts('comingSoon', {
  metaTitle: 'Muy pronto',
  metaDescription: 'Estamos preparando nuestro sitio. Muy pronto podrá cotizar y conocer nuestros planes aquí.',
  title: 'Muy pronto en camino',
  lead: 'Estamos preparando nuestro sitio. Muy pronto podrá conocer nuestros planes y cotizar su próxima unidad aquí.',
  customers: 'Ya soy cliente',
});
