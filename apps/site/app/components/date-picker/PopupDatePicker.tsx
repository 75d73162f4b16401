import { CalendarDays } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import { DATE_INPUT_FOCUS } from '../../constants/timings.js';
import { classNames } from '../../lib/class-names.js';
import { CONTROL_CLASSES, Field } from '../Field.js';
import type { CalendarSettings } from './calendar-settings.js';
import { Calendar } from './Calendar.js';
import { CalendarDialog } from './CalendarDialog.js';
import type { CivilDate } from './civil-date.js';
import { CLEARED_DATE, type DatePickerValue, dateValue, hasDate, type PickerFormProps } from './date-value.js';
import { yearRange } from './disabled-dates.js';
import { addSeparators, formatDate, parseDate } from './parse-date.js';

export function PopupDatePicker(props: PickerFormProps) {
  const { value, onChange, onBlur, name, disabled, settings, choose, ref, id, className } = props;
  const { label, hint, error, optional } = props;
  const [open, setOpen] = useState(false);
  const typed = useTypedDate(value, onChange, settings);
  const dialogId = useId();
  const boxRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const focusTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { texts } = settings;

  const close = () => {
    // The dialog takes the focus with it unless somebody gives it back first.
    if (boxRef.current?.querySelector(`[id="${dialogId}"]`)?.contains(document.activeElement))
      buttonRef.current?.focus();
    setOpen(false);
  };

  const select = (date: CivilDate) => {
    choose(date);
    close();
    clearTimeout(focusTimer.current);
    focusTimer.current = setTimeout(() => inputRef.current?.focus(), DATE_INPUT_FOCUS);
  };

  useEffect(() => () => clearTimeout(focusTimer.current), []);
  useDismiss(boxRef, open, close);
  useImperativeHandle(ref, () => ({
    open: () => setOpen(!disabled),
    close,
    toggle: () => (open ? close() : setOpen(!disabled)),
    clear: () => onChange(CLEARED_DATE),
    focus: () => inputRef.current?.focus(),
  }));

  // What was typed is told of first: a form knows no more than that there is no date.
  return (
    <Field id={id} label={label} hint={hint} error={typed.problem ?? error} optional={optional} className={className}>
      {(control) => (
        <div
          ref={boxRef}
          className="relative"
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !open) return;
            // Or it would close the dialog that the form is in, too.
            event.preventDefault();
            event.stopPropagation();
            close();
          }}
        >
          <input
            {...control}
            ref={inputRef}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            name={name}
            disabled={disabled}
            aria-required={!optional}
            placeholder={texts.placeholder(settings.dateFormat)}
            value={typed.text}
            onChange={(event) => typed.type(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') typed.finish();
            }}
            onBlur={() => {
              typed.finish();
              onBlur?.();
            }}
            className={classNames(CONTROL_CLASSES, 'tabular pr-14')}
          />
          <button
            ref={buttonRef}
            type="button"
            disabled={disabled}
            aria-label={open ? texts.closeCalendar : texts.openCalendar}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={open ? dialogId : undefined}
            onClick={() => (open ? close() : setOpen(true))}
            className="absolute top-1 right-1 grid size-11 cursor-pointer place-items-center rounded hover:bg-sand-deep disabled:cursor-not-allowed disabled:opacity-45"
          >
            <CalendarDays aria-hidden size={22} />
          </button>
          {open && (
            <CalendarDialog id={dialogId} label={texts.calendar} onClose={close}>
              <Calendar autoFocus selected={hasDate(value) ? value.date : null} settings={settings} onSelect={select} />
            </CalendarDialog>
          )}
        </div>
      )}
    </Field>
  );
}

/** Calls back for a press outside of an element while it is open. */
function useDismiss(ref: RefObject<HTMLElement | null>, open: boolean, onDismiss: () => void): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) dismiss();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [ref, open]);
}

/** What stands in the box: the value, or, while that is `null`, the text that is no date. */
function useTypedDate(
  value: DatePickerValue | null,
  onChange: (value: DatePickerValue | null) => void,
  settings: CalendarSettings,
) {
  const { dateFormat, texts } = settings;
  const [typed, setTyped] = useState('');
  // Nobody is told off in the middle of writing.
  const [finished, setFinished] = useState(false);

  const text = value === null ? typed : hasDate(value) ? formatDate(value.date, dateFormat) : '';
  const problem = value === null && typed ? parseDate(typed, dateFormat, settings).problem : undefined;
  const shownProblem = finished || typed.length >= dateFormat.length ? problem : undefined;

  return {
    text,
    /** Text for the visitor. */
    problem: shownProblem && texts.problems[shownProblem](dateFormat, yearRange(settings)),
    type: (input: string) => {
      const next = input.length > text.length ? addSeparators(input, dateFormat) : input;
      setTyped(next);
      const empty = next.trim() === '';
      const { date } = parseDate(next, dateFormat, settings);
      if (date || empty) setFinished(false);
      if (empty) onChange(CLEARED_DATE);
      else onChange(date ? dateValue(date, dateFormat) : null);
    },
    finish: () => setFinished(problem !== undefined),
  };
}
