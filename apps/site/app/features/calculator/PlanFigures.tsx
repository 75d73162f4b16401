import { Accordion } from '../../components/Accordion.js';
import { todayInMexico } from '@flota/schemas';
import { CatText } from '../quote/CatText.js';
import { atTheEnd, fleetLines, initialOutlay, insuranceLines, monthlyHeadline, totals } from '../quote/figure-lines.js';
import { FigureList } from '../quote/FigureList.js';
import { useCalculator } from './CalculatorProvider.js';
import type { LiveQuote } from './figures.js';
import { assumptionText, monthlyLabel } from './figures-texts.js';
import { glossaryFor } from './glossary.js';

/** Below the choices: the figures in full where no panel stands beside them, and what the words mean. */
export function PlanFigures() {
  const { figures, terms } = useCalculator();
  return (
    <div className="grid gap-10">
      {figures.state === 'ready' && <AllFigures quote={figures.quote} />}
      {terms && (
        <section aria-labelledby="in-plain-words">
          <h2 id="in-plain-words" className="heading-card mb-4">
            En palabras claras
          </h2>
          <Accordion headingLevel="h3" items={glossaryFor(terms.plan.rules)} />
        </section>
      )}
    </div>
  );
}

function AllFigures({ quote }: { quote: LiveQuote }) {
  const assumption = assumptionText(quote);
  const outlay = initialOutlay(quote);
  const end = atTheEnd(quote);
  return (
    <section
      aria-labelledby="figures-heading"
      className="rounded border border-line bg-paper p-5 tablet:p-7 wide:hidden"
    >
      <h2 id="figures-heading" className="heading-card">
        Lo que pagaría
      </h2>
      <FigureList
        className="mt-3"
        lines={[{ ...monthlyHeadline(quote), label: monthlyLabel(quote) }, ...insuranceLines(quote)]}
      />
      {assumption && <p className="text-[0.9rem] text-muted">{assumption}</p>}
      <h3 className="mt-5 text-base tracking-normal">Al firmar</h3>
      <FigureList lines={[...outlay.parts, { label: 'En total al firmar', amount: outlay.total }]} />
      {end.length > 0 && (
        <>
          <h3 className="mt-5 text-base tracking-normal">Al final</h3>
          <FigureList lines={end} />
        </>
      )}
      <h3 className="mt-5 text-base tracking-normal">En total</h3>
      <FigureList lines={totals(quote)} />
      {quote.units > 1 && (
        <>
          <h3 className="mt-5 text-base tracking-normal">Las {quote.units} unidades</h3>
          <FigureList lines={fleetLines(quote, quote.units, quote.fleet)} />
        </>
      )}
      <CatText view={quote} calculatedOn={todayInMexico()} className="mt-4 text-[0.9rem] leading-snug text-muted" />
    </section>
  );
}
