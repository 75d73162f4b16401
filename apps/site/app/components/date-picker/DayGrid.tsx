import type { Ref } from 'react';
import { classNames } from '../../lib/class-names.js';
import type { CalendarSettings } from './calendar-settings.js';
import { type CivilDate, isSameDate, toIsoDate, WEEKDAYS } from './civil-date.js';
import { isDisabled } from './disabled-dates.js';
import { monthWeeks, weekFrom } from './month-grid.js';

interface DayGridProps {
  ref: Ref<HTMLTableElement>;
  cursor: CivilDate;
  selected: CivilDate | null;
  today: CivilDate;
  settings: CalendarSettings;
  onSelect: (date: CivilDate) => void;
}

export function DayGrid({ ref, cursor, selected, today, settings, onSelect }: DayGridProps) {
  const { texts, firstDayOfWeek } = settings;
  return (
    <table
      ref={ref}
      role="grid"
      aria-label={texts.monthName(cursor)}
      className="tabular h-full w-full table-fixed border-collapse text-[0.9375rem]"
    >
      <thead>
        <tr>
          {weekFrom(firstDayOfWeek).map((weekday) => {
            const { name, short } = texts.weekdays[WEEKDAYS.indexOf(weekday)]!;
            return (
              <th key={weekday} scope="col" abbr={name} className="pb-1 text-center text-sm font-medium text-muted">
                <span aria-hidden>{short}</span>
                <span className="sr-only">{name}</span>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(cursor, firstDayOfWeek).map((week) => (
          <tr key={toIsoDate(week[0]!)}>
            {week.map((date) => (
              <DayCell
                key={toIsoDate(date)}
                date={date}
                underCursor={isSameDate(date, cursor)}
                inMonth={date.month === cursor.month}
                selected={selected !== null && isSameDate(date, selected)}
                today={isSameDate(date, today)}
                settings={settings}
                onSelect={onSelect}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps {
  date: CivilDate;
  /** The one day of the grid that Tab reaches. */
  underCursor: boolean;
  inMonth: boolean;
  selected: boolean;
  today: boolean;
  settings: CalendarSettings;
  onSelect: (date: CivilDate) => void;
}

/** A day that can't be chosen keeps its place for the arrow keys and says that it can't. */
function DayCell({ date, underCursor, inMonth, selected, today, settings, onSelect }: DayCellProps) {
  const { texts, markDates = [], highlightDates = [], allowSelectionOnlyInCurrentMonth = true } = settings;
  const closed = isDisabled(date, settings) || (!inMonth && allowSelectionOnlyInCurrentMonth);
  const marks = markDates.filter(({ dates }) => dates.some((day) => isSameDate(day, date)));
  const highlighted = highlightDates.some((day) => isSameDate(day, date));

  return (
    <td aria-selected={selected} className="p-0">
      <button
        type="button"
        tabIndex={underCursor ? 0 : -1}
        aria-label={[texts.dayName(date), ...marks.map(({ label }) => label)].join(', ')}
        aria-current={today ? 'date' : undefined}
        aria-disabled={closed || undefined}
        onClick={() => {
          if (!closed) onSelect(date);
        }}
        className={classNames(
          'relative grid h-11 w-full cursor-pointer place-items-center rounded',
          'aria-disabled:cursor-not-allowed aria-disabled:text-edge',
          selected ? 'bg-ink font-semibold text-paper' : 'not-aria-disabled:hover:bg-sand-deep',
          highlighted && !selected && 'font-bold text-agave-deep',
          inMonth && closed && 'line-through decoration-1',
        )}
      >
        {date.day}
        {today && <span className="absolute inset-x-3 bottom-1.5 h-[3px] bg-amber" />}
        {marks.length > 0 && <span className="absolute top-1.5 right-2 size-1.5 rounded-full bg-signal" />}
      </button>
    </td>
  );
}
