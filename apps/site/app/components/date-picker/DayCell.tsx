import { classNames } from '../../lib/class-names.js';
import type { CalendarSettings } from './calendar-settings.js';
import { isSameDate, type CivilDate } from './civil-date.js';
import { isDisabled } from './disabled-dates.js';

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
export function DayCell({ date, underCursor, inMonth, selected, today, settings, onSelect }: DayCellProps) {
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
