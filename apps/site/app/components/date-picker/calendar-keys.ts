import { DAYS_PER_WEEK, MONTHS_PER_ROW, YEARS_PER_PAGE, YEARS_PER_ROW } from '../../constants/limits.js';
import { addDays, addMonths, type CivilDate, type Weekday } from './civil-date.js';
import { daysIntoWeek } from './month-grid.js';

export type CalendarPanel = 'days' | 'months' | 'years';

interface Press {
  key: string;
  shiftKey: boolean;
}

/** How far from the cursor the start of its row is, in the units of the panel. */
interface Row {
  index: number;
  length: number;
}

function steps(key: string, row: Row, page: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return -1;
    case 'ArrowRight':
      return 1;
    case 'ArrowUp':
      return -row.length;
    case 'ArrowDown':
      return row.length;
    case 'Home':
      return -row.index;
    case 'End':
      return row.length - 1 - row.index;
    case 'PageUp':
      return -page;
    case 'PageDown':
      return page;
    default:
      return null;
  }
}

function moveDays(cursor: CivilDate, { key, shiftKey }: Press, firstDay: Weekday): CivilDate | null {
  if (key === 'PageUp' || key === 'PageDown') {
    return addMonths(cursor, (key === 'PageUp' ? -1 : 1) * (shiftKey ? 12 : 1));
  }
  const days = steps(key, { index: daysIntoWeek(cursor, firstDay), length: DAYS_PER_WEEK }, 0);
  return days === null ? null : addDays(cursor, days);
}

/**
 * Where a key takes the cursor, by the WAI-ARIA pattern of date grids; `null` for keys that do not move it. In the
 * panels of months and years the page keys turn the page: by a year, by 25 years.
 */
export function moveCursor(
  panel: CalendarPanel,
  cursor: CivilDate,
  press: Press,
  { firstDay, minYear }: { firstDay: Weekday; minYear: number },
): CivilDate | null {
  if (panel === 'days') return moveDays(cursor, press, firstDay);
  if (panel === 'months') {
    const row = { index: (cursor.month - 1) % MONTHS_PER_ROW, length: MONTHS_PER_ROW };
    const months = steps(press.key, row, 12);
    return months === null ? null : addMonths(cursor, months);
  }
  const row = { index: (cursor.year - minYear) % YEARS_PER_ROW, length: YEARS_PER_ROW };
  const years = steps(press.key, row, YEARS_PER_PAGE);
  return years === null ? null : addMonths(cursor, years * 12);
}
