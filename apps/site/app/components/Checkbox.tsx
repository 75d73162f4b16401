import type { ComponentProps, ReactNode } from 'react';
import { FieldError, useDescribedBy } from './Field.js';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  error?: string;
}

export function Checkbox({ label, error, id: givenId, className, ...input }: CheckboxProps) {
  const { id, describedBy } = useDescribedBy(givenId, undefined, error);
  return (
    <div className={className}>
      <div className="flex min-h-11 items-start gap-3">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className="mt-0.5 size-6 shrink-0 cursor-pointer accent-ink aria-invalid:outline-2 aria-invalid:outline-brick"
        />
        <label htmlFor={id} className="cursor-pointer leading-normal">
          {label}
        </label>
      </div>
      {error && (
        <div className="mt-1">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
