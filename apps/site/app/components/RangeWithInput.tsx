import { controls } from '@flota/texts/site/controls';
import { readWhole, type TypedNumber } from '../lib/typed-number.js';
import { Field, type FieldTexts } from './Field.js';
import { useTypedNumber } from './use-typed-number.js';

interface RangeWithInputProps extends FieldTexts {
  name: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  /** Makes a number of what was typed; without it whole numbers of the range are taken. */
  read?: (typed: string) => TypedNumber;
  /** After the typed value, e.g. `%`. */
  suffix?: string;
  /** What the value means, e.g. the amount a percentage comes to. Announced with the slider. */
  valueText?: string;
}

/** What can't be a percentage: while it is typed the sign would be wrong beside it. */
const PESOS = /\$|\d[\d,]{3}/;

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
  read,
  suffix,
  valueText,
}: RangeWithInputProps) {
  const { box, choose, said, refused } = useTypedNumber({
    value,
    onChange,
    read: read ?? ((typed) => readWhole(typed, { min, max })),
  });

  return (
    <Field label={label} hint={hint} error={refused ?? error} optional={optional}>
      {(control) => (
        <div className="grid grid-cols-[1fr_auto] items-center gap-x-5">
          <div>
            <input
              type="range"
              aria-label={typeof label === 'string' ? controls.slide({ label }) : undefined}
              aria-valuetext={[`${value} ${suffix ?? ''}`.trim(), valueText].filter(Boolean).join(', ')}
              min={min}
              max={max}
              step={step}
              value={value}
              onChange={(event) => choose(Number(event.target.value))}
              className="range-road"
              style={
                { '--range-filled': `${max > min ? ((value - min) / (max - min)) * 100 : 0}%` } as React.CSSProperties
              }
            />
            <div aria-hidden className="tabular flex justify-between text-sm text-muted">
              {[min, max].map((end) => (
                <span key={end} className="whitespace-nowrap">
                  {end} {suffix}
                </span>
              ))}
            </div>
          </div>
          <div className="relative flex items-center self-start">
            <input
              {...control}
              {...box}
              name={name}
              inputMode={suffix ? 'decimal' : 'numeric'}
              className="tabular min-h-13 w-28 rounded border border-edge bg-paper pr-4 pl-4 text-lg font-semibold hover:border-ink aria-invalid:border-2 aria-invalid:border-brick data-suffixed:w-40 data-suffixed:pr-10"
              data-suffixed={suffix ? '' : undefined}
            />
            {suffix && !PESOS.test(box.value) && (
              <span aria-hidden className="pointer-events-none absolute right-4 text-muted">
                {suffix}
              </span>
            )}
          </div>
          {read && (
            <p role="status" className="col-span-2 text-[0.9rem] text-muted not-empty:mt-2">
              {said}
            </p>
          )}
          {valueText && <p className="tabular col-span-2 mt-2 font-semibold">{valueText}</p>}
        </div>
      )}
    </Field>
  );
}
