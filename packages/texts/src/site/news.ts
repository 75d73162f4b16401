import { defineTexts } from '../wording.js';

export const news = defineTexts('news', {
  title: 'Noticias',
  metaTitleOfPage: '{title}, página {page}',
  read: 'LEER',
  emptyTitle: 'Aún no hay noticias',
  emptyText: 'Muy pronto publicaremos guías y novedades. Mientras tanto, conozca nuestros planes.',
  plans: 'Ver planes',
  pages: 'Páginas de noticias',
  feed: 'Recibir las noticias por RSS',
  feedTitle: 'Noticias de {company}',

  // An article.
  articleKeywords: '{title}, noticias, transporte, financiamiento',
  // The button of one that has no words of its own for it.
  articleButton: 'CONOCE MÁS',
  share: '¿Conoce a alguien a quien le sirva?',
  moreTitle: 'Más noticias',
});
