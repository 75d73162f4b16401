import type { Ref } from 'react';
import type { FieldTexts } from '../Field.js';
import type { CalendarSettings } from './calendar-settings.js';
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

/** `open`, `close` and `toggle` do nothing to an inline calendar. */
export interface DatePickerHandle {
  open: () => void;
  close: () => void;
  toggle: () => void;
  clear: () => void;
  focus: () => void;
}

export interface DateFieldProps extends FieldTexts {
  /** `null`: what was typed is no date that can be chosen. */
  value: DatePickerValue | null;
  onChange: (value: DatePickerValue | null) => void;
  onBlur?: () => void;
  name?: string;
  id?: string;
  className?: string;
  disabled?: boolean;
  ref?: Ref<DatePickerHandle>;
}

/** What the two forms of the picker get from it. */
export interface PickerFormProps extends DateFieldProps {
  settings: CalendarSettings;
  choose: (date: CivilDate) => void;
}
