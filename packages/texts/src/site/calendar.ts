import { defineTexts } from '../wording.js';

/** Where a date is typed or chosen. */
export const calendar = defineTexts('calendar', {
  sunday: 'domingo',
  monday: 'lunes',
  tuesday: 'martes',
  wednesday: 'miércoles',
  thursday: 'jueves',
  friday: 'viernes',
  saturday: 'sábado',
  day: '{weekday} {day} de {month} de {year}',
  month: '{month} de {year}',

  open: 'Abrir el calendario',
  close: 'Cerrar el calendario',
  choose: 'Elija una fecha',
  monthBefore: 'Mes anterior',
  monthNext: 'Mes siguiente',
  yearBefore: 'Año anterior',
  yearNext: 'Año siguiente',
  yearsBefore: 'Años anteriores',
  yearsNext: 'Años siguientes',
  chooseMonth: 'Elegir el mes',
  chooseYear: 'Elegir el año',
  today: 'Hoy',

  // The format: "dd/mm/aaaa", for example.
  formatExpected: 'Escriba la fecha como {format}.',
  yearExpected: 'El año debe estar entre {min} y {max}.',
  monthExpected: 'El mes debe estar entre 1 y 12.',
  dayExpected: 'Ese mes no tiene ese día.',
  unavailable: 'Esa fecha no está disponible. Elija otra.',
});
