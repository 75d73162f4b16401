import { type DatePickerTexts, shortened, weekdayName } from './picker-texts.js';

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

/** The specification's default, which no page of the site shows. */
export const english: DatePickerTexts = {
  months: ENGLISH_MONTHS,
  weekdays: shortened(ENGLISH_WEEKDAYS),
  placeholder: (format) => format,
  dayName: (date) =>
    `${weekdayName(ENGLISH_WEEKDAYS, date)}, ${ENGLISH_MONTHS[date.month - 1]} ${date.day}, ${date.year}`,
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
