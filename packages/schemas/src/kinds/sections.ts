import { html, items, line, optionalPicture } from './field.js';

/** The titled parts of a page. */
export const sections = items({
  max: 12,
  label: 'Secciones',
  add: 'Agregar sección',
  title: 'title',
  fields: {
    title: line({ max: 120, label: 'Título de la sección' }),
    text: html({ max: 8_000, required: false, label: 'Texto de la sección' }),
    image: optionalPicture({ label: 'Imagen de la sección' }),
  },
});
