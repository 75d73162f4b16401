import { defineContent, publication } from './content-kind.js';
import { html, line, link, optionalLine, optionalPicture } from './field.js';
import { outline } from './outlines.js';

/** What opens over the home page. */
export const alerts = defineContent({
  ...outline('alerts'),
  fields: {
    title: line({ max: 120, label: 'Título' }),
    description: html({ max: 5_000, label: 'Texto', short: true }),
    image: optionalPicture({ label: 'Imagen de fondo' }),
    buttonText: optionalLine(40, { label: 'Texto del botón', hint: 'Sin texto, el botón dice «Conocer más».' }),
    url: link({
      label: 'Dirección a la que lleva el botón',
      hint: 'Por ejemplo /contacto o https://… Sin dirección, el aviso no lleva botón.',
    }),
    ...publication,
  },
  search: ['title', 'description'],
  list: {
    detail: 'description',
    picture: 'image',
    sort: { field: 'updatedAt', order: 'DESC' },
  },
  form: { main: ['title', 'description', 'image', ['buttonText', 'url']], aside: ['publication'] },
});
