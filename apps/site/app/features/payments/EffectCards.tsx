import type { PrepaymentEffect, PrepaymentSimulation } from '@flota/schemas';
import { Money } from '../../components/Money.js';
import { RadioCards } from '../../components/RadioCards.js';
import { Unbroken } from '../../components/Unbroken.js';
import { EFFECT_NAMES, effectWords } from './effect.texts.js';

interface EffectCardsProps {
  simulations: readonly PrepaymentSimulation[];
  value: PrepaymentEffect;
  onChange: (effect: PrepaymentEffect) => void;
  /** Side by side also where there is little room. */
  columns?: 1 | 2 | 3;
}

/** What money to capital can change, each with what comes of it: the customer chooses. */
export function EffectCards({ simulations, value, onChange, columns = 2 }: EffectCardsProps) {
  const chosen = simulations.find(({ effect }) => effect === value) ?? simulations[0];
  return (
    <RadioCards
      legend="¿Qué quiere que cambie?"
      name="efecto"
      columns={columns}
      value={chosen?.effect ?? null}
      onChange={(effect) => onChange(effect as PrepaymentEffect)}
      options={simulations.map((simulation) => ({
        value: simulation.effect,
        label: EFFECT_NAMES[simulation.effect],
        description: (
          <span className="grid gap-1">
            {effectWords(simulation).map((words) => (
              <span key={words} className="block">
                <Unbroken>{words}</Unbroken>
              </span>
            ))}
          </span>
        ),
        meta: (
          <span className="text-agave-deep">
            Ahorra <Money amount={simulation.interestSaved} /> en intereses
          </span>
        ),
      }))}
    />
  );
}
