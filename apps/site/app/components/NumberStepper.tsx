import { controls } from '@flota/texts/site/controls';
import { Minus, Plus } from 'lucide-react';
import { readWhole } from '../lib/typed-number.js';
import { Field, type FieldTexts } from './Field.js';
import { useTypedNumber } from './use-typed-number.js';

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
  const read = (typed: string) => readWhole(typed, { min, max });
  const { box, choose, refused } = useTypedNumber({ value, onChange, read });
  return (
    <Field {...texts} error={refused ?? texts.error}>
      {(control) => (
        <div className="flex">
          <button
            type="button"
            aria-label={controls.less({ unit })}
            disabled={value <= min}
            onClick={() => choose(value - 1)}
            className={`${BUTTON} rounded-l`}
          >
            <Minus aria-hidden size={20} />
          </button>
          <input
            {...control}
            name={name}
            {...box}
            inputMode="numeric"
            className="tabular h-13 w-16 border-y border-edge bg-paper text-center text-lg font-semibold aria-invalid:border-2 aria-invalid:border-brick"
          />
          <button
            type="button"
            aria-label={controls.more({ unit })}
            disabled={value >= max}
            onClick={() => choose(value + 1)}
            className={`${BUTTON} rounded-r`}
          >
            <Plus aria-hidden size={20} />
          </button>
        </div>
      )}
    </Field>
  );
}
