import { fleetFigures, quoteFigures } from '@flota/figures';
import { Accordion } from '../../components/Accordion.js';
import { todayInMexico } from '@flota/schemas';
import { calculator } from '@flota/texts/site/calculator';
import { calculatorPlan } from '@flota/texts/site/calculator-plan';
import { termsFigures } from '@flota/texts/site/terms-figures';
import { CatText } from '../../components/CatText.js';
import { FigureList } from '../../components/FigureList.js';
import { useCalculator } from './CalculatorProvider.js';
import { OwnershipCost } from '../ownership/index.js';
import { assumptionText, type LiveQuote } from '../quoting/index.js';
import { paymentLabel } from './figures-texts.js';
import { TradeInFigures } from './TradeInFigures.js';
import { glossaryFor } from './glossary.js';

/** Below the choices: the figures in full where no panel stands beside them, and what the words mean. */
export function PlanFigures() {
  const { figures, terms, vehicle } = useCalculator();
  return (
    <div className="grid gap-10">
      {figures.state === 'ready' && <AllFigures quote={figures.quote} />}
      {figures.state === 'ready' && vehicle && !figures.quote.lines && (
        <OwnershipCost
          vehicleType={vehicle.type.slug}
          insuranceMonthly={quoteFigures(figures.quote).insurance[0]?.amount ?? null}
        />
      )}
      {terms && (
        <section aria-labelledby="in-plain-words">
          <h2 id="in-plain-words" className="heading-card mb-4">
            {calculatorPlan.glossary}
          </h2>
          <Accordion headingLevel="h3" items={glossaryFor(terms.plan.rules)} />
        </section>
      )}
    </div>
  );
}

function AllFigures({ quote }: { quote: LiveQuote }) {
  const assumption = assumptionText(quote);
  const { first, insurance, insured, signing, end, totals } = quoteFigures(quote);
  return (
    <section
      aria-labelledby="figures-heading"
      className="rounded border border-line bg-paper p-5 tablet:p-7 wide:hidden"
    >
      <h2 id="figures-heading" className="heading-card">
        {calculatorPlan.figures}
      </h2>
      <FigureList className="mt-3" lines={[{ ...first, label: paymentLabel(quote) }, ...insurance]} />
      {assumption && <p className="text-[0.9rem] text-muted">{assumption}</p>}
      <h3 className="mt-5 text-base tracking-normal">{signing.title}</h3>
      <FigureList lines={[...signing.figures, signing.sum]} />
      <TradeInFigures quote={quote} />
      {end.length > 0 && (
        <>
          <h3 className="mt-5 text-base tracking-normal">{termsFigures.atTheEnd}</h3>
          <FigureList lines={end} />
        </>
      )}
      <h3 className="mt-5 text-base tracking-normal">{termsFigures.inTotal}</h3>
      <FigureList lines={[...totals, ...insured]} />
      {quote.units > 1 && (
        <>
          <h3 className="mt-5 text-base tracking-normal">{calculator.allUnits({ n: quote.units })}</h3>
          <FigureList lines={fleetFigures(quote, quote.units, quote.fleet)} />
        </>
      )}
      <CatText view={quote} calculatedOn={todayInMexico()} className="mt-4 text-[0.9rem] leading-snug text-muted" />
    </section>
  );
}
