import { formatMoney, quoteFigures } from '@flota/figures';
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
          Incluir el seguro en el cálculo{premium && `: ${formatMoney(premium.amount)} al mes`}
          <span className="block text-[0.9375rem] text-muted">
            {withoutInsurance
              ? 'Lo contrata usted por su cuenta: no está en el cálculo.'
              : `${premium?.note ?? 'Estimado'}. Es opcional con este plan y se paga aparte.`}
          </span>
        </>
      }
    />
  );
}
