import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.js';
import { useEarlyChoice } from '../lib/use-early-choice.js';
import { FieldError, FieldHint, useDescribedBy } from './Field.js';

export interface RadioCardOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** A drawing above the label, e.g. a `VehicleSilhouette`. */
  media?: ReactNode;
  /** Shown at the end of the card, e.g. a price. */
  meta?: ReactNode;
  disabled?: boolean;
}

interface RadioCardsProps {
  legend: ReactNode;
  /** Keeps the legend for screen readers only, when a heading above already says it. */
  legendHidden?: boolean;
  name: string;
  options: readonly RadioCardOption[];
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
  hint?: ReactNode;
  error?: string;
  /** Cards side by side from 550 px (`tablet`) on; one below the other on phones. */
  columns?: 1 | 2 | 3 | 4;
  /** Lays the media, in its own width, beside the text instead of above it. */
  compact?: boolean;
}

const COLUMNS = {
  1: '',
  2: 'tablet:grid-cols-2',
  3: 'tablet:grid-cols-2 wide:grid-cols-3',
  4: 'grid-cols-2 wide:grid-cols-4',
};

export function RadioCards({
  legend,
  legendHidden = false,
  name,
  options,
  value,
  onChange,
  onBlur,
  hint,
  error,
  columns = 2,
  compact = false,
}: RadioCardsProps) {
  const { id, describedBy } = useDescribedBy(undefined, hint, error);
  useEarlyChoice(name, value, onChange);
  return (
    <fieldset aria-describedby={describedBy} className="min-w-0">
      <legend className={legendHidden ? 'sr-only' : 'font-semibold'}>{legend}</legend>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      <div className={classNames('@container mt-3 grid gap-3', COLUMNS[columns])}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'group relative flex min-h-16 cursor-pointer gap-4 rounded border bg-paper p-4 transition-colors duration-150 hover:border-ink',
              'has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink),inset_0_-5px_0_var(--color-amber)]',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-agave',
              // Why it can't be chosen stays as legible as the rest.
              'has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:bg-transparent has-disabled:text-muted has-disabled:hover:border-edge',
              error ? 'border-brick' : 'border-edge',
              compact ? 'items-center crowded:flex-col crowded:items-start' : 'flex-col',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
              className="peer absolute top-4 right-4 size-5 accent-ink outline-none"
            />
            {option.media && (
              <span className={classNames('block group-has-disabled:opacity-55', compact ? 'shrink-0' : 'pr-8')}>
                {option.media}
              </span>
            )}
            <span className="block min-w-0 grow pr-8">
              <span className="label-wide block leading-snug tracking-normal">{option.label}</span>
              {option.description && (
                <span className="mt-1 block text-[0.9375rem] leading-snug text-muted">{option.description}</span>
              )}
              {option.meta && <span className="tabular mt-2 block font-semibold">{option.meta}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-3">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
