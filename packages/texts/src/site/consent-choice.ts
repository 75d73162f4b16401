import { defineTexts } from '../wording.js';

/** On the page about cookies: what was chosen, and the way to choose otherwise. */
export const consentChoice = defineTexts('consentChoice', {
  title: 'Su elección',
  chosen: '<choice>{choice}</choice>, desde el <date/>. {meaning}',
  notChosen: 'Todavía no ha elegido. Mientras tanto guardamos solo lo necesario.',
  necessary: 'Solo necesarias',
  necessaryMeaning: 'Guardamos únicamente lo que el sitio usa para funcionar.',
  all: 'Necesarias y de campaña',
  allMeaning:
    'Durante su visita recordamos además qué campaña lo trajo, y la anotamos en las solicitudes que nos envíe. A las redes donde nos anunciamos les avisamos de su solicitud, con su nombre, correo y teléfono convertidos en claves que solo reconoce quien ya los tiene.',
});
