import { formatMoney, quoteFigures } from '@flota/figures';
import { calculatorPlan } from '@flota/texts/site/calculator-plan';
import { Checkbox } from '../../components/Checkbox.js';
import { useCalculator } from './CalculatorProvider.js';
import type { Terms } from './calculator-state.js';

/** Where the plan does not require it: whether the insurance is in what is being put together. */
export function InsuranceSwitch({ terms: { plan, withoutInsurance } }: { terms: Terms }) {
  const { figures, dispatch } = useCalculator();
  if (plan.rules.insurance?.mandatory !== false) return null;
  const premium = figures.state === 'ready' ? quoteFigures(figures.quote).insurance[0] : undefined;
  return (
    <Checkbox
      name="insurance"
      checked={!withoutInsurance}
      onChange={({ target }) => dispatch({ type: 'insuranceSaid', withoutInsurance: !target.checked })}
      label={
        <>
          {premium ? calculatorPlan.insuranceOf({ amount: formatMoney(premium.amount) }) : calculatorPlan.insurance}
          <span className="block text-[0.9375rem] text-muted">
            {withoutInsurance ? calculatorPlan.insuranceOwn : optionalText(premium?.note)}
          </span>
        </>
      }
    />
  );
}

const optionalText = (estimate: string | undefined): string =>
  estimate === undefined ? calculatorPlan.insuranceOptional : calculatorPlan.insuranceOptionalOf({ estimate });
