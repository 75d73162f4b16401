import { z } from 'zod';
import { slug as slugSchema } from '../primitives.js';
import { position } from '../publishing.js';
import { datedPublication, defineContent } from './content-kind.js';
import { html, line, linesOf, link, optionalLine, own, picture, slug } from './field.js';
import { outline } from './outlines.js';

/** Where an article stands among the others: pinned ones before all those that are not. */
export const NEWS_PLACES = { pinned: 0, notPinned: 100 } as const;

/** Where visitors find it. */
export const newsPath = (slug: string): string => `/noticias/${slug}`;

export const news = defineContent({
  ...outline('news'),
  fields: {
    title: line({ max: 160, label: 'Título' }),
    slug: slug(),
    subtitle: html({
      max: 600,
      label: 'Resumen',
      hint: 'Se lee en la tarjeta y al inicio de la nota.',
      short: true,
    }),
    body: html({ max: 50_000, label: 'Nota' }),
    image: picture({ label: 'Imagen' }),
    buttonText: optionalLine(40, { label: 'Texto del botón' }),
    url: link({
      label: 'Dirección a la que lleva el botón',
      hint: 'Por ejemplo /contacto o https://… Vacío: sin botón.',
    }),
    position: own(position, { label: 'Fija' }),
    formerAddresses: linesOf(z.array(slugSchema).max(20).default([]), {
      label: 'Números y nombres anteriores',
      hint: 'Los que la nota tenía en otro sitio, uno por renglón, por ejemplo 17: quien los siga llega aquí.',
      staffOnly: true,
    }),
    ...datedPublication,
  },
  defaults: () => ({ position: NEWS_PLACES.notPinned, publishedFrom: new Date().toISOString() }),
  search: ['title', 'subtitle', 'slug'],
  list: {
    detail: 'subtitle',
    picture: 'image',
    columns: ['position'],
    sort: { field: 'publishedFrom', order: 'DESC' },
  },
  form: {
    main: ['title', 'slug', 'subtitle', 'body', ['buttonText', 'url']],
    aside: ['image', 'publication', 'position', 'formerAddresses'],
  },
  path: newsPath,
  found: { kind: 'news', section: 'Noticias' },
});
