import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { digitsOnly, isNumericKey } from '../lib/numeric-keys.js';
import { Field, type FieldTexts } from './Field.js';

interface NumberStepperProps extends FieldTexts {
  name: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Names the buttons, e.g. `unidad`. */
  unit: string;
}

const BUTTON =
  'grid size-13 cursor-pointer place-items-center border border-edge bg-paper hover:border-ink disabled:cursor-not-allowed disabled:opacity-45';

/** A small whole number: two buttons for the thumb, a box for those who type. */
export function NumberStepper({ name, value, min, max, onChange, unit, ...texts }: NumberStepperProps) {
  // While someone types, the box may hold what is not yet a value of the range.
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed) onChange(Math.min(max, Math.max(min, Number(typed))));
    setTyped(null);
  };
  return (
    <Field {...texts}>
      {(control) => (
        <div className="flex">
          <button
            type="button"
            aria-label={`Una ${unit} menos`}
            disabled={value <= min}
            onClick={() => onChange(value - 1)}
            className={`${BUTTON} rounded-l`}
          >
            <Minus aria-hidden size={20} />
          </button>
          <input
            {...control}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') settle();
              else if (!isNumericKey(event)) event.preventDefault();
            }}
            onChange={(event) => setTyped(digitsOnly(event.target.value))}
            onBlur={settle}
            className="tabular h-13 w-16 border-y border-edge bg-paper text-center text-lg font-semibold"
          />
          <button
            type="button"
            aria-label={`Una ${unit} más`}
            disabled={value >= max}
            onClick={() => onChange(value + 1)}
            className={`${BUTTON} rounded-r`}
          >
            <Plus aria-hidden size={20} />
          </button>
        </div>
      )}
    </Field>
  );
}
