import { defineTexts } from '../wording.js';

/** What home calls the families of vehicles. Apart, because only the server asks for it. */
export const homeVehicles = defineTexts('homeVehicles', {
  tractor: 'Tractocamión',
  medium: 'Camión mediano',
  vocational: 'Camión vocacional',
  cityBus: 'Autobús urbano',
  coach: 'Autobús foráneo',
});
