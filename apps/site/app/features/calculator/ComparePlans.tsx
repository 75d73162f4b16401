import { calculatorPlan } from '@flota/texts/site/calculator-plan';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../components/Button.js';
import { useCalculator } from './CalculatorProvider.js';
import { draftLines, pricedLine } from './chosen-lines.js';
import { Disclosure } from '../../components/Disclosure.js';
import type { CatalogueLine } from '../quoting/index.js';
import { PlanComparison, type PlanChoice } from '../comparison/index.js';

/** The vehicles as they are compared: of one kind one of them, of several all together. */
function comparedVehicles(lines: readonly CatalogueLine[]) {
  const [first, ...others] = lines;
  const { vehicle, price = '0', units = 1 } = first ?? {};
  const compared = { vehicleType: vehicle?.type.slug ?? '', price };
  return others.length === 0 ? compared : { ...compared, units, others: others.map(pricedLine) };
}

/** In the calculator: what is being put together, with every plan. */
export function ComparePlans() {
  const { catalogue, selection, terms, vehicle, figures, dispatch } = useCalculator();
  const [open, setOpen] = useState(false);
  const wish = selection.downPaymentPercent;
  const isWithoutInsurance = selection.withoutInsurance === true;
  const lines = useMemo(() => draftLines(selection, catalogue), [selection, catalogue]);
  const asked = useMemo(
    () =>
      vehicle &&
      terms && {
        ...comparedVehicles(lines),
        personType: terms.personType,
        borderRegion: terms.borderRegion,
        withoutInsurance: isWithoutInsurance,
        downPaymentPercent: Number(terms.plan.rules.downPaymentPercent.max) > 0 ? terms.downPaymentPercent : wish,
        termMonths: terms.termMonths,
      },
    [vehicle, lines, terms, wish, isWithoutInsurance],
  );
  // Four plans take longer than one: the slider must not wait for them.
  const settled = useDeferredValue(asked);
  if (!settled || !terms) return null;

  const choose = ({ plan, termMonths }: PlanChoice) => {
    dispatch({ type: 'planChosen', plan });
    dispatch({ type: 'termChosen', termMonths });
  };
  return (
    <Disclosure summary={calculatorPlan.compare} onToggle={setOpen}>
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
