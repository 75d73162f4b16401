import { addMonths, type CivilDate } from './civil-date.js';
import type { CalendarSettings } from './calendar-settings.js';
import { CalendarHeader } from './CalendarHeader.js';
import { ChoiceGrid } from './ChoiceGrid.js';
import { DayGrid } from './DayGrid.js';
import { isDisabled } from './disabled-dates.js';
import { monthRows, yearRows } from './month-grid.js';
import { useCalendar } from './use-calendar.js';

interface CalendarProps {
  selected: CivilDate | null;
  settings: CalendarSettings;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  onSelect: (date: CivilDate) => void;
}

export function Calendar({ selected, settings, autoFocus = false, onSelect }: CalendarProps) {
  const calendar = useCalendar(selected, settings, autoFocus);
  const { cursor, panel, today, limits, gridRef } = calendar;
  const { texts } = settings;
  const monthIndex = (year: number, month: number) => year * 12 + month;

  return (
    <div>
      <CalendarHeader calendar={calendar} texts={texts} />
      <div className="mt-1 h-[19rem]" onKeyDown={calendar.onGridKeyDown}>
        {panel === 'days' && (
          <DayGrid
            ref={gridRef}
            cursor={cursor}
            selected={selected}
            today={today}
            settings={settings}
            onSelect={onSelect}
          />
        )}
        {panel === 'months' && (
          <ChoiceGrid
            ref={gridRef}
            label={texts.chooseMonth}
            rows={monthRows()}
            current={cursor.month}
            nameOf={(month) => texts.months[month - 1] ?? ''}
            isDisabled={(month) =>
              monthIndex(cursor.year, month) < monthIndex(limits.first.year, limits.first.month) ||
              monthIndex(cursor.year, month) > monthIndex(limits.last.year, limits.last.month)
            }
            onChoose={(month) => calendar.showDays(addMonths(cursor, month - cursor.month))}
          />
        )}
        {panel === 'years' && (
          <ChoiceGrid
            ref={gridRef}
            label={texts.chooseYear}
            rows={yearRows(cursor.year, calendar.minYear)}
            current={cursor.year}
            nameOf={String}
            isDisabled={(year) => year < limits.first.year || year > limits.last.year}
            onChoose={(year) => calendar.showDays(addMonths(cursor, (year - cursor.year) * 12))}
          />
        )}
      </div>
      {settings.showTodayBtn && (
        <button
          type="button"
          disabled={isDisabled(today, settings)}
          onClick={() => onSelect(today)}
          className="label-wide mt-2 min-h-11 w-full cursor-pointer rounded border border-edge hover:border-ink disabled:cursor-not-allowed disabled:opacity-45"
        >
          {texts.today}
        </button>
      )}
    </div>
  );
}
