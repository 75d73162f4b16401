import type { Ref } from 'react';
import type { CalendarSettings } from './calendar-settings.js';
import { isSameDate, toIsoDate, WEEKDAYS, type CivilDate } from './civil-date.js';
import { DayCell } from './DayCell.js';
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
