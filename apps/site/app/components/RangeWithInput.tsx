import { useState } from 'react';
import { digitsOnly, isNumericKey } from '../lib/numeric-keys.js';
import { Field, type FieldTexts } from './Field.js';

interface RangeWithInputProps extends FieldTexts {
  name: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  /** After the typed value, e.g. `%` or `meses`. */
  suffix?: string;
  /** What the value means, e.g. the amount a percentage comes to. Announced with the slider. */
  valueText?: string;
}

const nearestStep = (value: number, min: number, max: number, step: number) => {
  const clamped = Math.min(max, Math.max(min, value));
  const decimals = String(step).split('.')[1]?.length ?? 0;
  return Number(Math.min(max, min + Math.round((clamped - min) / step) * step).toFixed(decimals));
};

/** A slider for the thumb and a box for the exact value; both say the same number. */
export function RangeWithInput({
  label,
  hint,
  error,
  optional,
  name,
  value,
  min,
  max,
  step = 1,
  onChange,
  suffix,
  valueText,
}: RangeWithInputProps) {
  const whole = Number.isInteger(step);
  // While someone types, the box may hold what is not yet a value of the range.
  const [typed, setTyped] = useState<string | null>(null);

  const settle = () => {
    const number = Number(typed);
    if (typed !== null && typed.trim() !== '' && Number.isFinite(number)) onChange(nearestStep(number, min, max, step));
    setTyped(null);
  };

  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className="grid grid-cols-[1fr_auto] items-center gap-x-5">
          <div>
            <input
              type="range"
              aria-label={typeof label === 'string' ? `${label}: deslice para elegir` : undefined}
              aria-valuetext={[`${value} ${suffix ?? ''}`.trim(), valueText].filter(Boolean).join(', ')}
              min={min}
              max={max}
              step={step}
              value={value}
              onChange={(event) => onChange(Number(event.target.value))}
              className="range-road"
              style={
                { '--range-filled': `${max > min ? ((value - min) / (max - min)) * 100 : 0}%` } as React.CSSProperties
              }
            />
            <div aria-hidden className="tabular flex justify-between text-sm text-muted">
              <span>
                {min} {suffix}
              </span>
              <span>
                {max} {suffix}
              </span>
            </div>
          </div>
          <div className="relative flex items-center self-start">
            <input
              {...control}
              type="text"
              name={name}
              inputMode={whole ? 'numeric' : 'decimal'}
              autoComplete="off"
              value={typed ?? String(value)}
              onChange={({ target }) => setTyped(whole ? digitsOnly(target.value) : target.value.replace(',', '.'))}
              onBlur={settle}
              onKeyDown={(event) => {
                if (event.key === 'Enter') settle();
                if (whole && !isNumericKey(event)) event.preventDefault();
              }}
              className="tabular min-h-13 w-28 rounded border border-edge bg-paper pr-11 pl-4 text-lg font-semibold hover:border-ink aria-invalid:border-2 aria-invalid:border-brick data-wide:w-36"
              data-wide={suffix && suffix.length > 2 ? '' : undefined}
              style={suffix && suffix.length > 2 ? { paddingRight: `${suffix.length * 0.58 + 1.5}rem` } : undefined}
            />
            {suffix && (
              <span aria-hidden className="pointer-events-none absolute right-4 text-muted">
                {suffix}
              </span>
            )}
          </div>
          {valueText && <p className="tabular col-span-2 mt-2 font-semibold">{valueText}</p>}
        </div>
      )}
    </Field>
  );
}
