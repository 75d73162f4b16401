import { WEEKDAYS, weekdayOf, type CivilDate, type Weekday } from './civil-date.js';
import type { DateProblem } from './parse-date.js';

/** Everything the date picker says. The names are our own, as in `lib/format.ts`: the server's language data differ. */
export interface DatePickerTexts {
  months: readonly string[];
  /** From Sunday. */
  weekdays: readonly { name: string; short: string }[];
  /** What the empty box shows. */
  placeholder: (format: string) => string;
  dayName: (date: CivilDate) => string;
  monthName: (date: Pick<CivilDate, 'year' | 'month'>) => string;
  openCalendar: string;
  closeCalendar: string;
  calendar: string;
  previousMonth: string;
  nextMonth: string;
  previousYear: string;
  nextYear: string;
  previousYears: string;
  nextYears: string;
  chooseMonth: string;
  chooseYear: string;
  today: string;
  problems: Record<DateProblem, (format: string, years: { minYear: number; maxYear: number }) => string>;
}

export interface DatePickerLocale {
  dateFormat: string;
  firstDayOfWeek: Weekday;
  texts: DatePickerTexts;
}

const ENGLISH_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const ENGLISH_WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const SPANISH_MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
const SPANISH_WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

const weekday = (names: readonly string[], date: CivilDate) => names[WEEKDAYS.indexOf(weekdayOf(date))];
const spanishFormat = (format: string) => format.replace(/y/g, 'a');

/** Two letters: with one, Spanish has two days called M. */
const named = (names: readonly string[]) => names.map((name) => ({ name, short: name.slice(0, 2) }));

const english: DatePickerTexts = {
  months: ENGLISH_MONTHS,
  weekdays: named(ENGLISH_WEEKDAYS),
  placeholder: (format) => format,
  dayName: (date) => `${weekday(ENGLISH_WEEKDAYS, date)}, ${ENGLISH_MONTHS[date.month - 1]} ${date.day}, ${date.year}`,
  monthName: ({ year, month }) => `${ENGLISH_MONTHS[month - 1]} ${year}`,
  openCalendar: 'Open the calendar',
  closeCalendar: 'Close the calendar',
  calendar: 'Choose a date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousYears: 'Earlier years',
  nextYears: 'Later years',
  chooseMonth: 'Choose the month',
  chooseYear: 'Choose the year',
  today: 'Today',
  problems: {
    FORMAT: (format) => `Write the date as ${format}.`,
    YEAR: (_format, { minYear, maxYear }) => `The year must be between ${minYear} and ${maxYear}.`,
    MONTH: () => 'The month must be between 1 and 12.',
    DAY: () => 'That month has no such day.',
    DISABLED: () => 'That date is not available. Choose another one.',
  },
};

const mexicanSpanish: DatePickerTexts = {
  months: SPANISH_MONTHS,
  weekdays: named(SPANISH_WEEKDAYS),
  placeholder: spanishFormat,
  dayName: (date) =>
    `${weekday(SPANISH_WEEKDAYS, date)} ${date.day} de ${SPANISH_MONTHS[date.month - 1]} de ${date.year}`,
  monthName: ({ year, month }) => `${SPANISH_MONTHS[month - 1]} de ${year}`,
  openCalendar: 'Abrir el calendario',
  closeCalendar: 'Cerrar el calendario',
  calendar: 'Elija una fecha',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  previousYear: 'Año anterior',
  nextYear: 'Año siguiente',
  previousYears: 'Años anteriores',
  nextYears: 'Años siguientes',
  chooseMonth: 'Elegir el mes',
  chooseYear: 'Elegir el año',
  today: 'Hoy',
  problems: {
    FORMAT: (format) => `Escriba la fecha como ${spanishFormat(format)}.`,
    YEAR: (_format, { minYear, maxYear }) => `El año debe estar entre ${minYear} y ${maxYear}.`,
    MONTH: () => 'El mes debe estar entre 1 y 12.',
    DAY: () => 'Ese mes no tiene ese día.',
    DISABLED: () => 'Esa fecha no está disponible. Elija otra.',
  },
};

/** English is the specification's default; pages of the site ask for `es-MX`, whose weeks start on Sunday too. */
export const LOCALES = {
  en: { dateFormat: 'mm/dd/yyyy', firstDayOfWeek: 'su', texts: english },
  'es-MX': { dateFormat: 'dd/mm/yyyy', firstDayOfWeek: 'su', texts: mexicanSpanish },
} satisfies Record<string, DatePickerLocale>;

export type LocaleName = keyof typeof LOCALES;
