import { calendarSettings, type DatePickerOptions } from './calendar-settings.js';
import { type CivilDate, isSameDate } from './civil-date.js';
import { CLEARED_DATE, type DateFieldProps, dateValue, hasDate } from './date-value.js';
import { InlineDatePicker } from './InlineDatePicker.js';
import type { LocaleName } from './locales.js';
import type { DatePickerTexts } from './picker-texts.js';
import { PopupDatePicker } from './PopupDatePicker.js';

interface DatePickerProps extends DateFieldProps {
  locale?: LocaleName;
  options?: DatePickerOptions;
  /** Replaces single texts of the locale. */
  texts?: Partial<DatePickerTexts>;
}

/** A date to type or to choose. Works with `<Controller>`: spread its `field` on it. */
export function DatePicker({ locale = 'en', options = {}, texts, ...field }: DatePickerProps) {
  const { value, onChange } = field;
  const settings = calendarSettings(locale, options, texts);
  const choose = (date: CivilDate) => {
    const deselects = settings.allowDeselectDate && hasDate(value) && isSameDate(value.date, date);
    onChange(deselects ? CLEARED_DATE : dateValue(date, settings.dateFormat));
  };
  const Form = settings.inline ? InlineDatePicker : PopupDatePicker;
  return <Form {...field} settings={settings} choose={choose} />;
}
