import type { Excess } from '@flota/schemas';
import { Checkbox } from '../../components/Checkbox.js';
import { RadioCards } from '../../components/RadioCards.js';
import { Allowed } from '../account/index.js';

interface ExcessChoiceProps {
  value: Excess;
  onChange: (excess: Excess) => void;
  always: boolean;
  onAlways: (always: boolean) => void;
}

/** What becomes of money beyond what is due and the next payment: for this once, or, by who may say so, for all that come. */
export function ExcessChoice({ value, onChange, always, onAlways }: ExcessChoiceProps) {
  return (
    <div className="grid gap-3">
      <RadioCards
        legend="¿Y lo que sobre?"
        name="lo-que-sobre"
        value={value}
        onChange={(excess) => onChange(excess as Excess)}
        options={EXCESS_OPTIONS}
      />
      <Allowed to="manage">
        <Checkbox
          label="Hacerlo así siempre en este contrato"
          checked={always}
          onChange={(event) => onAlways(event.target.checked)}
        />
      </Allowed>
    </div>
  );
}

export const EXCESS_OPTIONS = [
  { value: 'capital', label: 'Abonarlo a capital', description: 'Baja su deuda desde hoy y ahorra intereses.' },
  { value: 'advance', label: 'Guardarlo', description: 'Queda a su favor y paga lo que vaya venciendo.' },
] as const;
