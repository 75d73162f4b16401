import { calculatorTradeIn } from '@flota/texts/site/calculator-vehicle';
import { lazy, Suspense } from 'react';
import { Button } from '../../components/Button.js';
import { Skeleton } from '../../components/States.js';
import { useCalculator } from './CalculatorProvider.js';
import { EMPTY_TRADE_IN } from './typed-trade-in.js';

// It brings the rules of every field.
const TradeInFields = lazy(async () => ({ default: (await import('./TradeInFields.js')).TradeInFields }));

/** A vehicle that the visitor would give in part payment: asked for only if they want to. */
export function TradeInForm({ asked }: { asked: boolean }) {
  const { selection, dispatch } = useCalculator();
  if (!selection.tradeIn) {
    const give = () => dispatch({ type: 'tradeInTyped', tradeIn: { typed: EMPTY_TRADE_IN, meant: null } });
    return (
      <p className="mt-3">
        <Button variant="quiet" className="px-0!" onClick={give}>
          {calculatorTradeIn.give}
        </Button>
      </p>
    );
  }
  return (
    <Suspense fallback={<Skeleton className="mt-6 h-96" />}>
      <TradeInFields
        typed={selection.tradeIn.typed}
        asked={asked}
        onType={(tradeIn) => dispatch({ type: 'tradeInTyped', tradeIn })}
      />
    </Suspense>
  );
}
