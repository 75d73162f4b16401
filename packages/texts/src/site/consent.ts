import { defineTexts } from '../wording.js';

/** What is asked of a visit that begins. */
export const consent = defineTexts('consent', {
  name: 'Aviso de cookies',
  close: 'Cerrar el aviso',
  text: 'Guardamos lo necesario para que el sitio funcione. Si acepta, también recordamos qué campaña lo trajo y medimos el resultado de nuestros anuncios. <policy>Política de cookies</policy>',
  necessary: 'Solo necesarias',
  accept: 'ACEPTAR',
});
