import type { PersonType } from '@flota/schemas';
import { PERSON_TYPES } from '../../constants/person-types.js';

interface PersonTypeToggleProps {
  chosen: PersonType;
  onChoose: (personType: PersonType) => void;
}

/** Useless without scripts, when both contents are there to read. */
export function PersonTypeToggle({ chosen, onChoose }: PersonTypeToggleProps) {
  return (
    <div role="group" aria-label="Tipo de persona" className="inline-flex rounded border-2 border-ink noscript:hidden">
      {PERSON_TYPES.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className="label-wide min-h-12 cursor-pointer px-2.5 text-[0.9375rem] tablet:px-5 hover:bg-sand-deep aria-pressed:bg-ink aria-pressed:text-white desktop:px-8"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
