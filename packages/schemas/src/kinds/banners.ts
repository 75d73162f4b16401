import { defineContent, publication } from './content-kind.js';
import { line, link, optionalLine, optionalVideo, picture, place } from './field.js';
import { outline } from './outlines.js';

/** What opens the home page. */
export const banners = defineContent({
  ...outline('banners'),
  fields: {
    title: line({ max: 120, label: 'Título' }),
    subtitle: line({ max: 240, min: 0, label: 'Texto', multiline: true }),
    image: picture({ label: 'Imagen' }),
    imageMobile: picture({ label: 'Imagen en teléfonos', shape: 'upright' }),
    footerText: optionalLine(80, { label: 'Texto del botón' }),
    footerUrl: link({ label: 'Dirección a la que lleva el botón', hint: 'Por ejemplo /contacto o https://…' }),
    videoUrl: optionalVideo({
      label: 'Video',
      hint: 'Se abre sobre la página con el botón «Ver video». Vacío: sin video.',
    }),
    position: place(),
    ...publication,
  },
  search: ['title', 'subtitle'],
  list: { detail: 'subtitle', picture: 'image' },
  form: {
    main: ['title', 'subtitle', ['image', 'imageMobile'], ['footerText', 'footerUrl'], 'videoUrl'],
    aside: ['publication'],
  },
});
