import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.js';
import { CONTROL_CLASSES, Field, type FieldTexts } from '../../components/Field.js';

/** Grows with what is written. Takes every attribute of `<textarea>`, `ref` included. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  id,
  className,
  ...textarea
}: FieldTexts & Omit<ComponentProps<'textarea'>, 'children'>) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => (
        <textarea
          rows={5}
          {...textarea}
          {...control}
          aria-required={!optional}
          className={classNames(CONTROL_CLASSES, 'field-sizing-content max-h-[28rem] min-h-36 py-3 leading-normal')}
        />
      )}
    </Field>
  );
}
