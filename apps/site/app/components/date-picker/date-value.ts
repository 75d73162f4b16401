import type { CivilDate } from './civil-date.js';
import { formatDate } from './parse-date.js';

export interface DatePickerValue {
  date: CivilDate;
  /** Midnight of that day by the clock of the device. What is sent to the API is `toIsoDate(date)`. */
  jsdate: Date | null;
  formatted: string;
  /** Seconds of `jsdate` since 1970. */
  epoc: number;
}

/** No date, which is not the same as `null`: that stands for typed text that is no date. */
export const CLEARED_DATE: DatePickerValue = {
  date: { year: 0, month: 0, day: 0 },
  jsdate: null,
  formatted: '',
  epoc: 0,
};

export function dateValue(date: CivilDate, format: string): DatePickerValue {
  const jsdate = new Date(date.year, date.month - 1, date.day);
  return { date, jsdate, formatted: formatDate(date, format), epoc: Math.round(jsdate.getTime() / 1000) };
}

export const hasDate = (value: DatePickerValue | null): value is DatePickerValue => Boolean(value?.date.year);
