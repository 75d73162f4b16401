import { useState } from 'react';
import type { CalendarSettings } from './calendar-settings.js';
import { CLEARED_DATE, dateValue, hasDate, type DatePickerValue } from './date-value.js';
import { yearRange } from './disabled-dates.js';
import { addSeparators, formatDate, parseDate } from './parse-date.js';

/** What stands in the box: the value, or, while that is `null`, the text that is no date. */
export function useTypedDate(
  value: DatePickerValue | null,
  onChange: (value: DatePickerValue | null) => void,
  settings: CalendarSettings,
) {
  const { dateFormat, texts } = settings;
  const [typed, setTyped] = useState('');
  // Nobody is told off in the middle of writing.
  const [finished, setFinished] = useState(false);

  const text = value === null ? typed : hasDate(value) ? formatDate(value.date, dateFormat) : '';
  const problem = value === null && typed ? parseDate(typed, dateFormat, settings).problem : undefined;
  const shownProblem = finished || typed.length >= dateFormat.length ? problem : undefined;

  return {
    text,
    /** Text for the visitor. */
    problem: shownProblem && texts.problems[shownProblem](dateFormat, yearRange(settings)),
    type: (input: string) => {
      const next = input.length > text.length ? addSeparators(input, dateFormat) : input;
      setTyped(next);
      const empty = next.trim() === '';
      const { date } = parseDate(next, dateFormat, settings);
      if (date || empty) setFinished(false);
      if (empty) onChange(CLEARED_DATE);
      else onChange(date ? dateValue(date, dateFormat) : null);
    },
    finish: () => setFinished(problem !== undefined),
  };
}
