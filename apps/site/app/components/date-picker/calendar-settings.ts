import type { CivilDate, Weekday } from './civil-date.js';
import type { DateRules } from './disabled-dates.js';
import { LOCALES, type LocaleName } from './locales.js';
import type { DatePickerTexts } from './picker-texts.js';

export interface MarkedDates {
  dates: readonly CivilDate[];
  /** What the mark stands for; screen readers hear it after the day. */
  label: string;
}

export interface DatePickerOptions extends DateRules {
  /** `dd` or `d`, `mm` or `m`, and `yyyy`, with anything between them. Default: the locale's. */
  dateFormat?: string;
  firstDayOfWeek?: Weekday;
  /** Days with a dot. */
  markDates?: readonly MarkedDates[];
  /** Days whose figures stand out. */
  highlightDates?: readonly CivilDate[];
  showTodayBtn?: boolean;
  /** Choosing the chosen day again clears it. */
  allowDeselectDate?: boolean;
  /** `false`: the neighbours' days that fill up the first and last week can be chosen too. */
  allowSelectionOnlyInCurrentMonth?: boolean;
  /** Always open, without a box to type in. */
  inline?: boolean;
}

export interface CalendarSettings extends DatePickerOptions {
  dateFormat: string;
  firstDayOfWeek: Weekday;
  texts: DatePickerTexts;
}

export function calendarSettings(
  locale: LocaleName,
  options: DatePickerOptions,
  texts: Partial<DatePickerTexts> = {},
): CalendarSettings {
  const defaults = LOCALES[locale];
  return {
    ...options,
    dateFormat: options.dateFormat ?? defaults.dateFormat,
    firstDayOfWeek: options.firstDayOfWeek ?? defaults.firstDayOfWeek,
    texts: { ...defaults.texts(), ...texts },
  };
}
