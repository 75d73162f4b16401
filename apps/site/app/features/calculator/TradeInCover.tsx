import { downPaymentName, formatMoney, formatPercent } from '@flota/figures';
import { calculatorTradeIn } from '@flota/texts/site/calculator-vehicle';
import { Button } from '../../components/Button.js';
import { rich } from '../../lib/rich.js';
import { useCalculator } from './CalculatorProvider.js';
import { coverOf } from './trade-in-cover.js';
import { priceOfPlan } from './chosen-lines.js';

/** What the vehicle covers of the down payment, and what to do where it is worth more. */
export function TradeInCover({ value }: { value: string }) {
  const { selection, catalogue, terms, figures, dispatch } = useCalculator();
  if (!terms) return null;
  const { rules } = terms.plan;
  const price = priceOfPlan(selection, catalogue, rules);
  const name = downPaymentName(rules.kind).toLowerCase();
  const cover = coverOf(value, price, terms.downPaymentPercent, rules.downPaymentPercent);
  return (
    <div role="status" className="mt-5 border-l-4 border-amber pl-4">
      {cover.state === 'covered' && figures.state === 'ready' && figures.quote.tradeIn && (
        <p>
          {rich(
            calculatorTradeIn.covered({
              amount: formatMoney(figures.quote.tradeIn.downPayment),
              name,
              left: formatMoney(figures.quote.tradeIn.downPaymentInMoney),
            }),
            { strong: (text) => <strong>{text}</strong> },
          )}
        </p>
      )}
      {cover.state === 'notOffered' && <p>{calculatorTradeIn.notOffered}</p>}
      {cover.state === 'aboveGreatest' && (
        <p>{calculatorTradeIn.aboveGreatest({ name, greatest: formatMoney(cover.greatest) })}</p>
      )}
      {cover.state === 'above' && (
        <>
          <p>
            {calculatorTradeIn.above({
              name,
              chosen: formatPercent(terms.downPaymentPercent),
              needed: formatPercent(cover.percent),
            })}
          </p>
          <Button
            variant="secondary"
            className="mt-3"
            onClick={() => dispatch({ type: 'downPaymentChanged', percent: cover.percent })}
          >
            {calculatorTradeIn.raise({ name, needed: formatPercent(cover.percent) })}
          </Button>
        </>
      )}
    </div>
  );
}
