import { z } from 'zod';
import { defineContent, publication } from './content-kind.js';
import { html, line, numberOf, picture, slug } from './field.js';
import { outline } from './outlines.js';

/** A landing page with a form of its own. */
export const campaigns = defineContent({
  ...outline('campaigns'),
  fields: {
    title: line({ max: 120, label: 'Título' }),
    slug: slug(),
    lead: line({ max: 300, label: 'Entrada', multiline: true }),
    body: html({ max: 20_000, required: false, label: 'Texto de la página' }),
    image: picture({ label: 'Imagen' }),
    formTitle: line({ max: 80, label: 'Título del formulario' }),
    buttonText: line({ max: 40, label: 'Texto del botón' }),
    thanks: line({
      max: 300,
      label: 'Agradecimiento',
      hint: 'Se lee después de enviar el formulario.',
      multiline: true,
    }),
    ...publication,
  },
  shown: { leads: numberOf(z.int(), { label: 'Interesados', staffOnly: true }) },
  search: ['title', 'slug'],
  list: { picture: 'image', columns: ['leads'], sort: { field: 'updatedAt', order: 'DESC' } },
  form: {
    main: ['title', 'slug', 'lead', 'body', { title: 'Formulario', rows: [['formTitle', 'buttonText'], 'thanks'] }],
    aside: ['image', 'publication'],
  },
  path: (slug) => `/campaign/${slug}`,
});
