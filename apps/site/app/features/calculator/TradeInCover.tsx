import { downPaymentName, formatMoney, formatPercent } from '@flota/figures';
import { Button } from '../../components/Button.js';
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
          De los {formatMoney(figures.quote.tradeIn.downPayment)} de {name}, le quedan{' '}
          <strong>{formatMoney(figures.quote.tradeIn.downPaymentInMoney)}</strong> por pagar en efectivo.
        </p>
      )}
      {cover.state === 'notOffered' && (
        <p>El plan elegido no lleva enganche: para dar un vehículo a cuenta, elija otro plan en el paso siguiente.</p>
      )}
      {cover.state === 'aboveGreatest' && (
        <p>
          Con este plan el {name} más alto es de {formatMoney(cover.greatest)}: su vehículo puede contar hasta ese
          valor. Escriba ese valor o elija otro plan.
        </p>
      )}
      {cover.state === 'above' && (
        <>
          <p>
            Vale más que el {name} de {formatPercent(terms.downPaymentPercent)} que tiene elegido. Con{' '}
            {formatPercent(cover.percent)} cuenta completo.
          </p>
          <Button
            variant="secondary"
            className="mt-3"
            onClick={() => dispatch({ type: 'downPaymentChanged', percent: cover.percent })}
          >
            Subir el {name} a {formatPercent(cover.percent)}
          </Button>
        </>
      )}
    </div>
  );
}
