import { fleetFigures, quoteFigures, viewOf } from '@flota/figures';
import type { SavedQuote } from '@flota/schemas';
import { quotePage } from '@flota/texts/site/quote-page';
import { termsFigures } from '@flota/texts/site/terms-figures';
import { DateText, Money } from '../../components/Money.js';
import { AdviserCard } from './AdviserCard.js';
import { CallBack } from './CallBack.js';
import { CompareWithAnother } from './CompareWithAnother.js';
import { CatText } from '../../components/CatText.js';
import { FigureList, type FigureLine } from '../../components/FigureList.js';
import { rich } from '../../lib/rich.js';
import { NearestDistributor } from './NearestDistributor.js';
import { NextSteps } from './NextSteps.js';
import { OwnershipCost } from '../ownership/index.js';
import { OtherPlans } from './OtherPlans.js';
import { PaymentChart } from './PaymentChart.js';
import { PrepaymentSimulator } from './PrepaymentSimulator.js';
import type { QuotedState } from './quoted-state.js';
import { QuoteLines } from './QuoteLines.js';
import { QuoteHead } from './QuoteHead.js';
import { Schedule } from './Schedule.js';
import { SentNotice } from './SentNotice.js';

/** A saved quote: from the link in the mail, or right after it was made (`quoted`). */
export function QuotePage({ quote, quoted }: { quote: SavedQuote; quoted: QuotedState | null }) {
  const view = viewOf(quote);
  const { signing, insurance, insured, end, totals } = quoteFigures(view);
  const credit = view.kind === 'direct_credit' || view.kind === 'flexibility' ? view : null;
  return (
    <div className="container-page pt-8 pb-24 desktop:pt-14">
      {quoted && <SentNotice quoted={quoted} view={view} />}
      <QuoteHead quote={quote} view={view} />
      <QuoteLines quote={quote} view={view} />
      {/* Figures, then what to do, then the detail: on wide screens the actions stand beside both. */}
      <div className="mt-10 grid gap-x-14 gap-y-12 wide:mt-16 wide:grid-cols-[minmax(0,1fr)_23.5rem] wide:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-12">
          <div className="grid gap-x-12 gap-y-10 desktop:grid-cols-2">
            <FigureGroup
              title={quote.units > 1 ? quotePage.perUnit({ title: signing.title }) : signing.title}
              lines={signing.figures}
              sum={signing.sum}
            />
            <div className="grid content-start gap-10">
              {insurance.length > 0 && <FigureGroup title={quotePage.monthlyApart} lines={insurance} />}
              {end.length > 0 && <FigureGroup title={termsFigures.atTheEnd} lines={end} />}
              <FigureGroup
                title={quote.units > 1 ? quotePage.totalPerUnit : quotePage.total}
                lines={[...totals, ...insured]}
              />
              {quote.units > 1 && (
                <FigureGroup
                  title={quotePage.allUnits({ n: quote.units })}
                  lines={fleetFigures(view, quote.units, quote.fleet)}
                />
              )}
            </div>
          </div>
          <CatText view={view} calculatedOn={quote.calculatedOn} className="border-l-4 border-amber pl-5" />
        </div>
        <div className="grid content-start gap-12 wide:col-start-2 wide:row-span-2 wide:row-start-1">
          <AdviserCard quote={quote} />
          <CallBack quote={quote} />
          <NextSteps quote={quote} />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-12">
          <PaymentChart view={view} />
          <Schedule quote={quote} />
        </div>
      </div>
      <div className="mt-14 grid grid-cols-1 gap-14 border-t border-line pt-14 print:hidden">
        {/* Capital is prepaid in one contract: several kinds of vehicle have several. */}
        {credit && !quote.lines && <PrepaymentSimulator quote={quote} credit={credit} />}
        {!quote.lines && (
          <OwnershipCost vehicleType={quote.vehicle.type} insuranceMonthly={insurance[0]?.amount ?? null} />
        )}
        <OtherPlans quote={quote} view={view} />
        <CompareWithAnother quote={quote} />
        {!quote.distributor && <NearestDistributor />}
      </div>
      <p className="measure mt-14 text-[0.9rem] leading-relaxed text-muted">
        {view.kind === 'pure_lease' ? quotePage.fixedRent : quotePage.fixedRate}{' '}
        {rich(quotePage.conditions, { date: () => <DateText date={quote.calculatedOn} /> })}
      </p>
    </div>
  );
}

function FigureGroup({ title, lines, sum }: { title: string; lines: readonly FigureLine[]; sum?: FigureLine }) {
  return (
    <section>
      <h2 className="heading-card border-b-2 border-ink pb-3">{title}</h2>
      <FigureList lines={lines} />
      {sum && (
        <p className="flex items-baseline justify-between gap-4 border-t-2 border-ink pt-3 text-lg font-semibold">
          {sum.label}
          <Money amount={sum.amount} />
        </p>
      )}
    </section>
  );
}
