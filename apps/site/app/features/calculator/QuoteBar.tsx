import { quoteFigures } from '@flota/figures';
import { calculator } from '@flota/texts/site/calculator';
import type { ReactNode } from 'react';
import { Money } from '../../components/Money.js';
import { Skeleton } from '../../components/States.js';
import { rich, spoken } from '../../lib/rich.js';
import { useCalculator } from './CalculatorProvider.js';
import { noFiguresText, paymentLabel, termsText } from './figures-texts.js';

/** On phones and tablets: the payment and the one action, within the thumb's reach. */
export function QuoteBar({ action }: { action: ReactNode }) {
  return (
    <div
      data-bottom-bar
      className="on-ink sticky bottom-0 z-20 border-t-4 border-b border-t-amber border-b-line-inverse bg-ink @container pb-[env(safe-area-inset-bottom)] text-white wide:hidden"
    >
      <div className="container-page flex min-h-18 items-center justify-between gap-4 py-2.5 crowded:flex-wrap crowded:gap-y-2">
        <BarFigures />
        <div className="shrink-0">{action}</div>
      </div>
    </div>
  );
}

function BarFigures() {
  const { figures, terms } = useCalculator();
  if (figures.state !== 'ready') {
    const text = noFiguresText(figures);
    return text ? (
      <p className="text-[0.9rem] leading-snug">{text}</p>
    ) : (
      <Skeleton className="h-10 w-36 bg-line-inverse" />
    );
  }
  const { first, insurance } = quoteFigures(figures.quote);
  return (
    <p className="min-w-0 leading-tight">
      <span className="block text-[0.8rem] text-muted-inverse">{paymentLabel(figures.quote)}</span>
      <Money amount={first.amount} className="font-display text-[1.35rem] font-bold tracking-tight tablet:text-2xl" />
      {insurance.map(({ name, label, amount }) => (
        <span key={name} className="block text-[0.8rem] text-muted-inverse">
          <span aria-hidden>+ </span>
          {rich(calculator.insurance({ name: label }), {
            amount: () => <Money amount={amount} />,
            seen: (text) => <span aria-hidden>{text}</span>,
            spoken,
          })}
        </span>
      ))}
      {terms && <span className="block text-[0.8rem] text-muted-inverse max-tablet:sr-only">{termsText(terms)}</span>}
    </p>
  );
}
