import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useEarlyOption } from '../lib/use-early-choice.js';
import { CONTROL_CLASSES, Field, type FieldTexts } from './Field.js';

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** First entry, with an empty value. */
  placeholder?: string;
}

/** The system's own list. Takes every attribute of `<select>`, `ref` included, so that `{...register('name')}` works. */
export function Select({ label, hint, error, optional, id, className, options, placeholder, ...select }: SelectProps) {
  useEarlyOption(select.name);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => (
        <div className="relative flex items-center">
          <select {...select} {...control} className={`${CONTROL_CLASSES} appearance-none truncate pr-11`}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden size={20} className="pointer-events-none absolute right-3.5" />
        </div>
      )}
    </Field>
  );
}
