import type { Weekday } from './civil-date.js';
import { english } from './english.js';
import type { DatePickerTexts } from './picker-texts.js';
import { mexicanSpanish } from './spanish.js';

export interface DatePickerLocale {
  dateFormat: string;
  firstDayOfWeek: Weekday;
  texts: () => DatePickerTexts;
}

/** English is the specification's default; pages of the site ask for `es-MX`, whose weeks start on Sunday too. */
export const LOCALES = {
  en: { dateFormat: 'mm/dd/yyyy', firstDayOfWeek: 'su', texts: () => english },
  'es-MX': { dateFormat: 'dd/mm/yyyy', firstDayOfWeek: 'su', texts: mexicanSpanish },
} satisfies Record<string, DatePickerLocale>;

export type LocaleName = keyof typeof LOCALES;
