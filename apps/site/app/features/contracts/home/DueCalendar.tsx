import type { DueDay } from '@flota/schemas';
import { classNames } from '../../../lib/class-names.js';
import { formatDate, formatMoney } from '../../../lib/format.js';
import { dueWeeks } from './due-weeks.js';

const WEEKDAYS = [
  ['L', 'lunes'],
  ['M', 'martes'],
  ['M', 'miércoles'],
  ['J', 'jueves'],
  ['V', 'viernes'],
  ['S', 'sábado'],
  ['D', 'domingo'],
] as const;

interface DueCalendarProps {
  dueDays: readonly DueDay[];
  today: string;
}

/** This week and the next four, the days on which something falls due marked; without room for two digits a day, `NextDates` says it alone. Drawn on ink. */
export function DueCalendar({ dueDays, today }: DueCalendarProps) {
  const due = new Map(dueDays.map((day) => [day.on, day]));
  return (
    <table className="tabular w-full table-fixed crowded:hidden text-center text-[0.9rem]">
      <caption className="sr-only">Días de pago de las próximas cinco semanas</caption>
      <thead className="text-[0.8rem] text-muted-inverse">
        <tr>
          {WEEKDAYS.map(([letter, name]) => (
            <th key={name} scope="col" className="pb-1 font-normal">
              <abbr title={name} className="no-underline">
                {letter}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dueWeeks(today).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day key={day} day={day} today={today} due={due.get(day)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, due, today }: { day: string; due: DueDay | undefined; today: string }) {
  const isToday = day === today;
  return (
    <td aria-current={isToday ? 'date' : undefined} className="p-px">
      <span
        className={classNames(
          'grid h-8 place-items-center rounded',
          due ? 'bg-amber font-bold text-night' : day < today ? 'text-muted-inverse' : 'text-white',
          isToday && 'outline-2 -outline-offset-2 outline-current',
        )}
      >
        <span aria-hidden>{Number(day.slice(-2))}</span>
        <span className="sr-only">
          {formatDate(day)}
          {isToday && ', hoy'}
          {due && `: ${formatMoney(due.amount)}`}
        </span>
      </span>
    </td>
  );
}
