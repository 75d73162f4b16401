import { defineTexts } from '../wording.js';

/** Around every page. */
export const layout = defineTexts('layout', {
  skip: 'Saltar al contenido',
});
