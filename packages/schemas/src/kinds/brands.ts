import { defineContent, publication } from './content-kind.js';
import { html, line, picture, place, slug } from './field.js';
import { outline } from './outlines.js';
import { sections } from './sections.js';

/** Where visitors find it. */
export const brandPath = (slug: string): string => `/brand-${slug}`;

/** A brand of the lender: its card on the home page and its own page. */
export const brands = defineContent({
  ...outline('brands'),
  fields: {
    title: line({ max: 80, label: 'Título' }),
    subtitle: line({ max: 200, label: 'Texto', multiline: true }),
    slug: slug(),
    image: picture({ label: 'Imagen' }),
    imageMobile: picture({ label: 'Imagen en teléfonos', shape: 'upright' }),
    lead: line({ max: 300, label: 'Entrada', multiline: true }),
    body: html({ max: 20_000, required: false, label: 'Texto de la página' }),
    sections,
    position: place(),
    ...publication,
  },
  search: ['title', 'subtitle', 'slug'],
  list: { detail: 'subtitle', picture: 'image' },
  form: {
    main: [
      { title: 'Tarjeta del inicio', rows: ['title', 'subtitle', 'slug'] },
      { title: 'Página de la marca', rows: ['lead', 'body', 'sections'] },
    ],
    aside: ['image', 'imageMobile', 'publication'],
  },
  path: brandPath,
  found: { kind: 'brand', section: 'Marcas' },
});
