import { CalendarDays } from 'lucide-react';
import { useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { DATE_INPUT_FOCUS } from '../../constants/timings.js';
import { classNames } from '../../lib/class-names.js';
import { CONTROL_CLASSES, Field } from '../Field.js';
import { Calendar } from './Calendar.js';
import { CalendarDialog } from './CalendarDialog.js';
import type { CivilDate } from './civil-date.js';
import type { PickerFormProps } from './date-picker-props.js';
import { CLEARED_DATE, hasDate } from './date-value.js';
import { useDismiss } from './use-dismiss.js';
import { useTypedDate } from './use-typed-date.js';

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

  return (
    <Field id={id} label={label} hint={hint} error={error ?? typed.problem} optional={optional} className={className}>
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
