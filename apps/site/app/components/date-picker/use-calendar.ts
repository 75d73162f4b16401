import { todayInMexico } from '@flota/schemas';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { YEARS_PER_PAGE } from '../../constants/limits.js';
import { moveCursor, type CalendarPanel } from './calendar-keys.js';
import type { CalendarSettings } from './calendar-settings.js';
import { addMonths, clampDate, fromIsoDate, isSameDate, type CivilDate } from './civil-date.js';
import { dateLimits, yearRange } from './disabled-dates.js';

/** Months in one step of the outer buttons: a year, or a page of years. */
const PAGE_MONTHS: Record<CalendarPanel, number> = { days: 12, months: 12, years: YEARS_PER_PAGE * 12 };

/** Where a calendar is: the day under the cursor, whose month and year are shown, and the open panel. */
export function useCalendar(selected: CivilDate | null, settings: CalendarSettings, autoFocus: boolean) {
  const limits = dateLimits(settings);
  const { minYear } = yearRange(settings);
  const today = fromIsoDate(todayInMexico());
  const clamp = (date: CivilDate) => clampDate(date, limits.first, limits.last);

  const [cursor, setCursor] = useState(() => clamp(selected ?? today));
  const [panel, setPanel] = useState<CalendarPanel>('days');
  const gridRef = useRef<HTMLTableElement>(null);
  const focusPending = useRef(autoFocus);

  // An inline calendar stays while its value changes elsewhere.
  const [shown, setShown] = useState(selected);
  if (selected && (!shown || !isSameDate(selected, shown))) {
    setShown(selected);
    setCursor(clamp(selected));
  }

  useEffect(() => {
    if (!focusPending.current) return;
    focusPending.current = false;
    gridRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [cursor, panel]);

  const moveTo = (date: CivilDate) => {
    focusPending.current = true;
    setCursor(clamp(date));
  };

  /** What the panel shows at a time, as a number to compare: a month, a year or a page of years. */
  const pageOf = ({ year, month }: CivilDate): number => {
    if (panel === 'days') return year * 12 + month;
    return panel === 'months' ? year : Math.floor((year - minYear) / YEARS_PER_PAGE);
  };

  const canTurn = (months: number): boolean => {
    const target = pageOf(addMonths(cursor, months));
    return target >= pageOf(limits.first) && target <= pageOf(limits.last);
  };

  const turn = (months: number) => {
    if (canTurn(months)) setCursor(clamp(addMonths(cursor, months)));
  };

  return {
    cursor,
    panel,
    today,
    limits,
    minYear,
    gridRef,
    canTurn,
    turn,
    pageMonths: PAGE_MONTHS[panel],
    /** The panels of months and years shut each other; pressed again, each gives way to the days. */
    togglePanel: (wanted: CalendarPanel) => {
      focusPending.current = true;
      setPanel(panel === wanted ? 'days' : wanted);
    },
    /** Takes a month or year that was chosen and goes back to its days. */
    showDays: (date: CivilDate) => {
      moveTo(date);
      setPanel('days');
    },
    onGridKeyDown: (event: KeyboardEvent) => {
      const target = moveCursor(panel, cursor, event, { firstDay: settings.firstDayOfWeek, minYear });
      if (!target || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      moveTo(target);
    },
  };
}

export type CalendarState = ReturnType<typeof useCalendar>;
