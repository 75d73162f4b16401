import { useImperativeHandle, useRef } from 'react';
import { classNames } from '../../lib/class-names.js';
import { FieldError, FieldHint, Optional, useDescribedBy } from '../Field.js';
import { Calendar } from './Calendar.js';
import { CLEARED_DATE, hasDate, type PickerFormProps } from './date-value.js';

const nothing = () => undefined;

export function InlineDatePicker(props: PickerFormProps) {
  const { value, onChange, onBlur, settings, choose, disabled, ref, label, hint, error, optional, className } = props;
  const { id, describedBy } = useDescribedBy(props.id, hint, error);
  const boxRef = useRef<HTMLFieldSetElement>(null);

  useImperativeHandle(ref, () => ({
    open: nothing,
    close: nothing,
    toggle: nothing,
    clear: () => onChange(CLEARED_DATE),
    focus: () => boxRef.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus(),
  }));

  return (
    <fieldset
      ref={boxRef}
      id={id}
      disabled={disabled}
      aria-describedby={describedBy}
      onBlur={onBlur}
      className={classNames('min-w-0 disabled:opacity-60', className)}
    >
      <legend className="font-semibold">
        {label}
        {optional && <Optional />}
      </legend>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      <div
        className={classNames(
          'mt-2 max-w-[21.5rem] rounded border bg-paper p-1 tablet:p-3',
          error ? 'border-brick' : 'border-edge',
        )}
      >
        <Calendar selected={hasDate(value) ? value.date : null} settings={settings} onSelect={choose} />
      </div>
      {error && (
        <div className="mt-2">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
