import { slug as slugSchema } from '../primitives.js';
import { orNull } from '../publishing.js';
import { defineContent, publication } from './content-kind.js';
import { html, line, link, optionalLine, own, picture, place } from './field.js';
import { outline } from './outlines.js';

/** Cards of the home page. */
export const promotions = defineContent({
  ...outline('promotions'),
  fields: {
    title: line({ max: 120, label: 'Título' }),
    subtitle: html({ max: 3_000, label: 'Texto', hint: 'Se lee al abrir la tarjeta.', short: true }),
    image: picture({ label: 'Imagen' }),
    buttonText: optionalLine(40, { label: 'Texto del botón' }),
    buttonUrl: link({
      label: 'Dirección a la que lleva el botón',
      hint: 'Por ejemplo /calculadora/paso-1?plan=arrendamiento-puro, que abre la calculadora con ese plan, o https://…',
    }),
    /** The model goes along with the button's address, so that the calculator opens with it. */
    vehicle: own(orNull(slugSchema), {
      label: 'Modelo',
      hint: 'La calculadora se abre con este modelo. Vacío: sin modelo.',
    }),
    position: place(),
    ...publication,
  },
  search: ['title', 'subtitle', 'vehicle'],
  list: { detail: 'subtitle', picture: 'image' },
  form: { main: ['title', 'subtitle', ['buttonText', 'buttonUrl'], 'vehicle'], aside: ['image', 'publication'] },
  found: { kind: 'promotion', section: 'Promociones' },
});
