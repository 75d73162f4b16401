import { calculator } from '@flota/texts/site/calculator';
import { controls } from '@flota/texts/site/controls';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Money } from '../../components/Money.js';
import { Skeleton } from '../../components/States.js';
import { VehiclePicture } from '../../components/VehiclePicture.js';
import { lookOf, todayInMexico } from '@flota/schemas';
import { CatText } from '../../components/CatText.js';
import { fleetFigures, monthlyName, quoteFigures } from '@flota/figures';
import { FigureList } from '../../components/FigureList.js';
import { useCalculator } from './CalculatorProvider.js';
import { assumptionText, type LiveQuote } from '../quoting/index.js';
import { PanelEquipment, PanelLines } from './PanelLines.js';
import { TradeInFigures } from './TradeInFigures.js';
import { noFiguresText, paymentLabel, termsText } from './figures-texts.js';

/** What is being quoted and what it comes to, always in sight beside the form. */
export function QuotePanel({ action }: { action?: ReactNode }) {
  const { vehicle, selection } = useCalculator();
  return (
    <section
      aria-labelledby="quote-panel"
      // Never taller than the window: the figures of a fleet scroll, the action stays in sight.
      className="on-ink flex max-h-[calc(100dvh-7.5rem)] flex-col overflow-hidden rounded bg-ink text-white"
    >
      <h2 id="quote-panel" className="sr-only">
        {calculator.panel}
      </h2>
      {vehicle && (
        <div className="shrink-0 bg-sand-deep px-8 pt-5 [@media(max-height:58rem)]:hidden">
          <VehiclePicture vehicle={lookOf(vehicle.model, vehicle.version)} sizes="24rem" />
        </div>
      )}
      <div className="road-dashes shrink-0 bg-asphalt" />
      <div className="min-h-0 overflow-y-auto p-6 [scrollbar-color:var(--color-line-inverse)_transparent] [scrollbar-width:thin]">
        {vehicle && selection.others.length > 0 && <PanelLines />}
        {vehicle && selection.others.length === 0 && (
          <>
            <p className="label-wide text-[1.05rem] leading-snug">
              {vehicle.model.brand} {vehicle.model.name}
            </p>
            <p className="text-[0.9rem] leading-snug text-muted-inverse">
              {vehicle.version.name}, <Money amount={vehicle.version.price} whole />
              <PanelEquipment />
            </p>
          </>
        )}
        <PanelFigures />
      </div>
      {action && <div className="grid shrink-0 border-t border-line-inverse px-6 pt-5 pb-6">{action}</div>}
    </section>
  );
}

function PanelFigures() {
  const { figures, terms } = useCalculator();
  if (figures.state === 'ready') return <ReadyFigures quote={figures.quote} />;
  const text = noFiguresText(figures);
  return (
    <div className="mt-4 first:mt-0">
      {terms && <p className="text-[0.9rem] text-muted-inverse">{monthlyName(terms.plan.rules.kind)}</p>}
      {text ? (
        <p className="mt-1 text-lg leading-snug">{text}</p>
      ) : (
        <Skeleton className="mt-2 h-10 w-56 bg-line-inverse" />
      )}
      {figures.state === 'unavailable' && (
        // A browser may remember that a script failed, so asking for it again is not enough. The choices survive.
        <button
          type="button"
          onClick={() => window.location.reload()}
          className="mt-2 min-h-11 text-amber underline underline-offset-4"
        >
          {controls.reload}
        </button>
      )}
    </div>
  );
}

function ReadyFigures({ quote }: { quote: LiveQuote }) {
  const { terms } = useCalculator();
  const { first, signing, insurance, insured, end, totals } = quoteFigures(quote);
  const assumption = assumptionText(quote);
  return (
    <>
      <p className="mt-5 text-[0.9rem] text-muted-inverse">
        {paymentLabel(quote)}
        {terms && `: ${termsText(terms)}`}
      </p>
      <p className="font-display text-[min(2.35rem,12vw)] leading-tight font-bold tracking-tight">
        <Money amount={first.amount} currency />
      </p>
      <p className="text-[0.9rem] leading-snug text-muted-inverse">{first.note}</p>
      {assumption && <p className="mt-1 text-[0.9rem] leading-snug text-amber">{assumption}</p>}

      <details className="group mt-5 border-y border-line-inverse">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
          <span className="flex items-center gap-2">
            {signing.title}
            <ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180" />
          </span>
          <Money amount={signing.sum.amount} className="font-semibold" />
        </summary>
        <FigureList lines={signing.figures} onInk className="pb-3 pl-3 text-[0.9rem]" />
      </details>
      <TradeInFigures quote={quote} onInk />
      <FigureList lines={[...insurance, ...end, ...totals.slice(-1), ...insured.slice(-1)]} onInk />
      {quote.units > 1 && (
        <>
          <p className="label-wide mt-5 border-b border-line-inverse pb-2 text-[0.9rem] tracking-normal">
            {calculator.allUnits({ n: quote.units })}
          </p>
          <FigureList lines={fleetFigures(quote, quote.units, quote.fleet)} onInk />
        </>
      )}
      <CatText
        view={quote}
        calculatedOn={todayInMexico()}
        className="border-t border-line-inverse pt-3 text-[0.85rem] leading-snug text-muted-inverse"
      />
    </>
  );
}
