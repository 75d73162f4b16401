import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../../lib/class-names.js';

interface CalendarDialogProps {
  id: string;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

const TABBABLE = 'button:not(:disabled):not([tabindex="-1"])';

/** Below its box, or at the foot of a phone's screen, where the thumb is. Tab goes round inside. */
export function CalendarDialog({ id, label, onClose, children }: CalendarDialogProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // In braces: browsers are beginning to answer with a promise, which React would take for a clean-up.
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const keepFocusInside = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    const stops = [...(ref.current?.querySelectorAll<HTMLElement>(TABBABLE) ?? [])];
    const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
    if (document.activeElement !== from) return;
    event.preventDefault();
    to?.focus();
  };

  return (
    <>
      {/* Phones only: a tap beside the calendar closes it and reaches nothing else. */}
      <div className="fixed inset-0 z-40 bg-night/50 tablet:hidden" onClick={onClose} />
      <div
        ref={ref}
        id={id}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        onKeyDown={keepFocusInside}
        className={classNames(
          'z-50 animate-[dialog-in_200ms_var(--ease-road)] border-edge bg-paper p-3 text-ink',
          'fixed inset-x-0 bottom-0 border-t',
          'tablet:absolute tablet:inset-x-auto tablet:top-full tablet:bottom-auto tablet:left-0 tablet:mt-1 tablet:w-[21.5rem] tablet:rounded tablet:border',
        )}
      >
        {children}
      </div>
    </>
  );
}
