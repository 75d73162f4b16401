import { type Figure, quoteFigures, type QuoteView } from '@flota/figures';
import { quotePayments } from '@flota/texts/site/quote-payments';
import { useState } from 'react';
import { ChartLegend } from '../../components/charts/ChartLegend.js';
import { ChartReader } from '../../components/charts/ChartReader.js';
import { StackedBars } from '../../components/charts/StackedBars.js';
import { Money } from '../../components/Money.js';
import { formatMoney } from '../../lib/format.js';
import { rich } from '../../lib/rich.js';
import { EqualPayments } from './EqualPayments.js';
import { areEqual, paymentBars, paymentParts, paymentSummary, type PaymentPart } from './payment-series.js';

const formatTick = (value: number): string => formatMoney(String(value), { decimals: false });

/** What each payment is made of over the term. Where all are the same, one of them says it all. */
export function PaymentChart({ view }: { view: QuoteView }) {
  const parts = paymentParts(view);
  const [end] = quoteFigures(view).end;
  return (
    <section aria-labelledby="payment-chart" className="min-w-0 break-inside-avoid">
      <h2 id="payment-chart" className="heading-card">
        {quotePayments.chart}
      </h2>
      <p className="measure mt-2 text-muted">{paymentSummary(view)}</p>
      {areEqual(parts, view.schedule) ? (
        <EqualPayments parts={parts} schedule={view.schedule} end={end} />
      ) : (
        <PaymentBars parts={parts} schedule={view.schedule} end={end} />
      )}
    </section>
  );
}

interface PaymentBarsProps {
  parts: readonly PaymentPart[];
  schedule: QuoteView['schedule'];
  end: Figure | undefined;
}

/** A bar a month, with one month read out: the pointer's or the slider's. */
function PaymentBars({ parts, schedule, end }: PaymentBarsProps) {
  const [selected, setSelected] = useState(0);
  const instalment = schedule[selected];
  if (!instalment) return null;
  const readOut = parts.map(({ field, label }) => `${label} ${formatMoney(instalment[field])}`).join(', ');
  return (
    <>
      <div className="mt-5 mb-6">
        <ChartLegend items={parts} />
      </div>
      <StackedBars
        textures={parts.map(({ texture }) => texture)}
        bars={paymentBars(parts, schedule)}
        selected={selected}
        onSelect={setSelected}
        formatValue={formatTick}
        unit={quotePayments.month}
        ending={end && Number(end.amount)}
      />
      {end && (
        <p className="mt-2 text-right text-[0.85rem] leading-snug text-muted">
          {rich(quotePayments.lastBar({ what: end.label }), { amount: () => <Money amount={end.amount} /> })}
        </p>
      )}
      <ChartReader
        label={rich(quotePayments.monthOf({ month: instalment.number, months: schedule.length }), {
          of: (text) => <span className="font-normal text-muted">{text}</span>,
        })}
        valueText={quotePayments.monthReadOut({
          month: instalment.number,
          parts: readOut,
          total: formatMoney(instalment.total),
        })}
        count={schedule.length}
        selected={selected}
        onSelect={setSelected}
      >
        <MonthFigures parts={parts} instalment={instalment} />
      </ChartReader>
    </>
  );
}

function MonthFigures({
  parts,
  instalment,
}: {
  parts: readonly PaymentPart[];
  instalment: QuoteView['schedule'][number];
}) {
  const lines = [
    ...parts.map(({ field, label }) => ({ field, label, amount: instalment[field] })),
    { field: 'total', label: quotePayments.totalPayment, amount: instalment.total },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 desktop:grid-flow-col desktop:grid-cols-none desktop:auto-cols-fr">
      {lines.map(({ field, label, amount }) => (
        <div key={field}>
          <dt className="text-[0.85rem] text-muted">{label}</dt>
          <dd className="font-semibold">
            <Money amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
