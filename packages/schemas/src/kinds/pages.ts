import type { PageSlug } from '../content.js';
import { htmlText } from '../publishing.js';
import { defineContent } from './content-kind.js';
import { htmlOf, line, optionalPicture } from './field.js';
import { outline } from './outlines.js';
import { sections } from './sections.js';

/** Where visitors find each page; `null`: only on the way of something else. */
const PATHS: Record<PageSlug, string | null> = {
  home: '/',
  'planes-financiamiento': '/planes-financiamiento',
  calculadora: '/calculadora/paso-1',
  distribuidores: '/distribuidores',
  contacto: '/contacto',
  acerca: '/acerca',
  noticias: '/noticias',
  faqs: null,
  legales: null,
  revocacion: '/legales/revocacion',
  formularios: '/formularios',
  syntage: '/syntage',
  'pago-confirmado': null,
};

/** The page's address, if it has one of its own. */
export const pagePath = (slug: string): string | null => PATHS[slug as PageSlug] ?? null;

/** The site has these pages by itself: staff change what they say. */
export const pages = defineContent({
  ...outline('pages'),
  key: 'slug',
  fields: {
    title: line({ max: 120, label: 'Título' }),
    lead: line({ max: 400, min: 0, label: 'Entrada', multiline: true }),
    body: htmlOf(htmlText(50_000).default(''), { required: false, label: 'Texto de la página' }),
    sections,
    image: optionalPicture({ label: 'Imagen' }),
    seoTitle: line({ max: 70, label: 'Título en buscadores' }),
    seoDescription: line({ max: 200, label: 'Descripción', multiline: true }),
    seoKeywords: line({ max: 300, min: 0, label: 'Palabras clave', hint: 'Separadas por comas.' }),
  },
  search: ['title', 'slug'],
  list: { picture: 'image', sort: { field: 'title', order: 'ASC' } },
  form: {
    main: ['title', 'lead', 'body', 'sections'],
    aside: ['image', { title: 'En los buscadores', rows: ['seoTitle', 'seoDescription', 'seoKeywords'] }],
  },
  path: (slug) => pagePath(slug) ?? `/${slug}`,
  found: { kind: 'page', section: 'Páginas' },
});
