import { monthNames } from '@flota/figures';
import { calendar } from '@flota/texts/site/calendar';
import { type DatePickerTexts, shortened, weekdayName } from './picker-texts.js';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

const spanishFormat = (format: string) => format.replace(/y/g, 'a');

/** As the lender says it now. */
export function mexicanSpanish(): DatePickerTexts {
  const months = monthNames();
  const weekdays = WEEKDAYS.map((weekday) => calendar[weekday]);
  const monthOf = ({ month }: { month: number }) => months[month - 1] ?? '';
  return {
    months,
    weekdays: shortened(weekdays),
    placeholder: spanishFormat,
    dayName: (date) =>
      calendar.day({
        weekday: weekdayName(weekdays, date),
        day: date.day,
        month: monthOf(date),
        year: date.year,
      }),
    monthName: (date) => calendar.month({ month: monthOf(date), year: date.year }),
    openCalendar: calendar.open,
    closeCalendar: calendar.close,
    calendar: calendar.choose,
    previousMonth: calendar.monthBefore,
    nextMonth: calendar.monthNext,
    previousYear: calendar.yearBefore,
    nextYear: calendar.yearNext,
    previousYears: calendar.yearsBefore,
    nextYears: calendar.yearsNext,
    chooseMonth: calendar.chooseMonth,
    chooseYear: calendar.chooseYear,
    today: calendar.today,
    problems: {
      FORMAT: (format) => calendar.formatExpected({ format: spanishFormat(format) }),
      YEAR: (_format, { minYear, maxYear }) => calendar.yearExpected({ min: minYear, max: maxYear }),
      MONTH: () => calendar.monthExpected,
      DAY: () => calendar.dayExpected,
      DISABLED: () => calendar.unavailable,
    },
  };
}
