import type { Ref } from 'react';
import type { FieldTexts } from '../Field.js';
import type { CalendarSettings } from './calendar-settings.js';
import type { CivilDate } from './civil-date.js';
import type { DatePickerValue } from './date-value.js';

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
