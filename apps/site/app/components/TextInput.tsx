import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.js';
import { CONTROL_CLASSES, Field, type FieldTexts } from './Field.js';

interface TextInputProps extends FieldTexts, Omit<ComponentProps<'input'>, 'children' | 'prefix'> {
  /** Short text inside the box, such as `+52` or `$`. */
  prefix?: string;
  /** Short text after what was typed, such as `%` or `MXN`. */
  suffix?: string;
}

/** Takes every attribute of `<input>`, `ref` included, so that `{...register('name')}` works. */
export function TextInput({ label, hint, error, optional, id, className, prefix, suffix, ...input }: TextInputProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => (
        <div className="relative flex items-center">
          {prefix && (
            <span aria-hidden className="pointer-events-none absolute left-4 text-muted">
              {prefix}
            </span>
          )}
          <input
            type="text"
            {...input}
            {...control}
            required={undefined}
            aria-required={input['aria-required'] ?? !optional}
            className={classNames(CONTROL_CLASSES, prefix && 'pl-14', suffix && 'pr-16')}
          />
          {suffix && (
            <span aria-hidden className="pointer-events-none absolute right-4 text-muted">
              {suffix}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
