import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const OwnCalendarDialog = lazy(async () => ({ default: (await import('./OwnCalendarDialog.js')).OwnCalendarDialog }));

/** Opens what gives a calendar of the customer's own the due dates; its code comes when it is first opened. */
export function OwnCalendar() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-11 cursor-pointer items-center gap-2 text-[0.9rem] underline underline-offset-4"
      >
        <CalendarPlus aria-hidden size={18} />A mi calendario
      </button>
      {open && (
        <Suspense>
          <OwnCalendarDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
