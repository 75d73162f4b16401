import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../components/Button.js';
import { useCalculator } from './CalculatorProvider.js';
import { Disclosure } from '../../components/Disclosure.js';
import { PlanComparison, type PlanChoice } from '../comparison/index.js';

/** In the calculator: what is being put together, with every plan. */
export function ComparePlans() {
  const { catalogue, selection, terms, vehicle, figures, dispatch } = useCalculator();
  const [open, setOpen] = useState(false);
  const wish = selection.downPaymentPercent;
  const isWithoutInsurance = selection.withoutInsurance === true;
  const asked = useMemo(
    () =>
      vehicle &&
      terms && {
        vehicleType: vehicle.type.slug,
        price: vehicle.version.price,
        personType: terms.personType,
        borderRegion: terms.borderRegion,
        withoutInsurance: isWithoutInsurance,
        downPaymentPercent: Number(terms.plan.rules.downPaymentPercent.max) > 0 ? terms.downPaymentPercent : wish,
        termMonths: terms.termMonths,
      },
    [vehicle, terms, wish, isWithoutInsurance],
  );
  // Four plans take longer than one: the slider must not wait for them.
  const settled = useDeferredValue(asked);
  if (!settled || !terms) return null;

  const choose = ({ plan, termMonths }: PlanChoice) => {
    dispatch({ type: 'planChosen', plan });
    dispatch({ type: 'termChosen', termMonths });
  };
  return (
    <Disclosure summary="Comparar los planes" onToggle={setOpen}>
      {open && (
        <PlanComparison
          plans={catalogue.plans}
          asked={settled}
          current={figures.state === 'ready' ? { slug: terms.plan.slug, view: figures.quote } : undefined}
          renderChoice={(choice, label) => (
            <Button variant="secondary" className="w-full px-3! text-[0.85rem]!" onClick={() => choose(choice)}>
              {label}
            </Button>
          )}
        />
      )}
    </Disclosure>
  );
}
