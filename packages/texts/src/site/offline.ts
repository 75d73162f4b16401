import { defineTexts } from '../wording.js';

/** In place of every page that can't be had without a network. */
export const offline = defineTexts('offline', {
  metaTitle: 'Sin conexión',
  title: 'Sin conexión',
  lead: 'No pudimos abrir esta página porque su dispositivo no tiene internet. Revise su señal; cuando vuelva, la página se abre sola.',
  retry: 'Intentar de nuevo',
  account: 'Ver mi cuenta como estaba',
  call: '¿Le urge? Llámenos al <phone/>.',
});
