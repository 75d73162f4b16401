import { defineTexts } from '../wording.js';

/** The sign that opens the search, on every page. */
export const searchHeader = defineTexts('searchHeader', {
  open: 'Buscar',
  close: 'Cerrar la búsqueda',
});
