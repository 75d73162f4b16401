import { defineTexts } from '../wording.js';

/** How days are written: our own names, as the languages' data of server and browser differ. */
export const dates = defineTexts('dates', {
  january: 'enero',
  february: 'febrero',
  march: 'marzo',
  april: 'abril',
  may: 'mayo',
  june: 'junio',
  july: 'julio',
  august: 'agosto',
  september: 'septiembre',
  october: 'octubre',
  november: 'noviembre',
  december: 'diciembre',

  // The month is cut to its first three letters.
  short: '{day} {month} {year}',
  long: '{day} de {month} de {year}',
  month: '{month} {year}',
});
