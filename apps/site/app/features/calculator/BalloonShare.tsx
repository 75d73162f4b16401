import { calculatorPlan } from '@flota/texts/site/calculator-plan';
import { RangeWithInput } from '../../components/RangeWithInput.js';
import { formatMoney } from '../../lib/format.js';
import { readShare } from '../../lib/typed-number.js';
import { percentOfAmount } from '@flota/figures';
import { useCalculator } from './CalculatorProvider.js';
import type { Terms } from './calculator-state.js';
import { priceInView } from './chosen-lines.js';
import { noFiguresText } from './figures-texts.js';

/** How much is left for the last payment; only Flexibility has one. */
export function BalloonShare({ terms: { plan, balloonPercent } }: { terms: Terms }) {
  const { catalogue, selection, figures, dispatch } = useCalculator();
  if (plan.rules.kind !== 'flexibility' || balloonPercent === undefined) return null;
  const range = plan.rules.balloonPercentOfPrice;
  const amount = priceInView(selection, catalogue);
  const of = { amount, name: calculatorPlan.ofPrice };
  const refused = figures.state === 'refused' && figures.code === 'BALLOON.OUT_OF_RANGE';
  return (
    <RangeWithInput
      label={calculatorPlan.balloon}
      hint={calculatorPlan.balloonHint}
      name="balloonPercent"
      suffix="%"
      min={Number(range.min)}
      max={Number(range.max)}
      step={Number(range.step)}
      value={Number(balloonPercent)}
      read={(typed) => readShare(typed, range, of)}
      onChange={(value) => dispatch({ type: 'balloonChanged', percent: String(value) })}
      valueText={amount === null ? undefined : formatMoney(percentOfAmount(amount, balloonPercent))}
      error={refused ? (noFiguresText(figures) ?? undefined) : undefined}
    />
  );
}
