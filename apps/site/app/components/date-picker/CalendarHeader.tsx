import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, ChevronUp, type LucideIcon } from 'lucide-react';
import type { DatePickerTexts } from './picker-texts.js';
import type { CalendarState } from './use-calendar.js';

export function CalendarHeader({ calendar, texts }: { calendar: CalendarState; texts: DatePickerTexts }) {
  const { cursor, panel, turn, canTurn, togglePanel, pageMonths } = calendar;
  const years = panel === 'years';
  const turnButton = (label: string, icon: LucideIcon, months: number) => (
    <TurnButton label={label} icon={icon} enabled={canTurn(months)} onClick={() => turn(months)} />
  );

  return (
    <div className="flex items-center justify-between">
      <p aria-live="polite" className="sr-only">
        {texts.monthName(cursor)}
      </p>
      {turnButton(years ? texts.previousYears : texts.previousYear, ChevronsLeft, -pageMonths)}
      {panel === 'days' && turnButton(texts.previousMonth, ChevronLeft, -1)}
      <div className="flex grow justify-center">
        <PanelButton label={texts.chooseMonth} open={panel === 'months'} onClick={() => togglePanel('months')}>
          {texts.months[cursor.month - 1]}
        </PanelButton>
        <PanelButton label={texts.chooseYear} open={years} onClick={() => togglePanel('years')}>
          {String(cursor.year)}
        </PanelButton>
      </div>
      {panel === 'days' && turnButton(texts.nextMonth, ChevronRight, 1)}
      {turnButton(years ? texts.nextYears : texts.nextYear, ChevronsRight, pageMonths)}
    </div>
  );
}

interface TurnButtonProps {
  label: string;
  icon: LucideIcon;
  enabled: boolean;
  onClick: () => void;
}

/** Only `aria-disabled`: a button that goes dead under the focus would drop it, and the keyboard out of the dialog. */
function TurnButton({ label, icon: Icon, enabled, onClick }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!enabled || undefined}
      onClick={onClick}
      className="grid size-[44px] shrink-0 cursor-pointer place-items-center rounded hover:bg-sand-deep aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:opacity-35"
    >
      <Icon aria-hidden size={20} />
    </button>
  );
}

interface PanelButtonProps {
  label: string;
  open: boolean;
  onClick: () => void;
  children: string | undefined;
}

function PanelButton({ label, open, onClick, children }: PanelButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onClick}
      className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-0.5 rounded px-1 text-[0.9375rem] font-semibold hover:bg-sand-deep"
    >
      <span className="sr-only">{label}: </span>
      {children}
      {open && <ChevronUp aria-hidden size={16} className="shrink-0" />}
    </button>
  );
}
