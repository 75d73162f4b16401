import { type Figure, sumOf } from '@flota/figures';
import type { Instalment } from '@flota/schemas';
import { quotePayments } from '@flota/texts/site/quote-payments';
import { useId } from 'react';
import { TexturePattern } from '../../components/charts/textures.js';
import { Money } from '../../components/Money.js';
import type { PaymentPart } from './payment-series.js';

interface EqualPaymentsProps {
  parts: readonly PaymentPart[];
  schedule: readonly Instalment[];
  /** What is due or can be done once they are paid. */
  end: Figure | undefined;
}

/** Payments of which each is the last one's twin: one of them, what it is made of, and the road that they are paid along. */
export function EqualPayments({ parts, schedule, end }: EqualPaymentsProps) {
  const [payment] = schedule;
  if (!payment) return null;
  return (
    <div className="mt-6 grid gap-8">
      <Composition parts={parts} payment={payment} />
      <div>
        <div aria-hidden className="flex h-8 items-center rounded bg-asphalt px-3">
          <div className="road-dashes w-full" />
        </div>
        <Years months={schedule.length} />
        <dl className="mt-4 flex flex-wrap justify-between gap-x-10 gap-y-3">
          <div>
            <dt className="text-[0.9rem] text-muted">{quotePayments.equalPayments({ n: schedule.length })}</dt>
            <dd className="text-[1.15rem] font-semibold">
              <Money amount={sumOf(schedule.map(({ total }) => total))} />
            </dd>
          </div>
          {end && (
            <div className="tablet:text-right">
              <dt className="text-[0.9rem] text-muted">{quotePayments.atTheEnd({ what: end.label })}</dt>
              <dd className="text-[1.15rem] font-semibold">
                <Money amount={end.amount} />
              </dd>
            </div>
          )}
        </dl>
      </div>
    </div>
  );
}

/** One payment across the whole width, its parts as wide as they weigh. */
function Composition({ parts, payment }: { parts: readonly PaymentPart[]; payment: Instalment }) {
  const id = useId();
  const total = Number(payment.total);
  const widths = parts.map(({ field }) => (100 * Number(payment[field])) / total);
  return (
    <div>
      <dl className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        {parts.map(({ field, label }) => (
          <div key={field} className="last:text-right">
            <dt className="text-[0.9rem] text-muted">{label}</dt>
            <dd className="text-[1.15rem] font-semibold">
              <Money amount={payment[field]} />
            </dd>
          </div>
        ))}
      </dl>
      <svg aria-hidden className="mt-2 block h-16 w-full border-2 border-ink tablet:h-20">
        {parts.map(({ field, texture }, index) => (
          <g key={field}>
            <defs>
              <TexturePattern id={`${id}-${field}`} texture={texture} />
            </defs>
            <rect
              x={`${widths.slice(0, index).reduce((sum, width) => sum + width, 0)}%`}
              width={`${widths[index]}%`}
              height="100%"
              fill={`url(#${id}-${field})`}
              stroke="var(--color-ink)"
              strokeWidth={index === 0 ? 0 : 2}
            />
          </g>
        ))}
      </svg>
    </div>
  );
}

const MONTHS_A_YEAR = 12;

/** The first month and the end of each year, where they lie on the road. */
function Years({ months }: { months: number }) {
  const marks = Array.from({ length: Math.floor(months / MONTHS_A_YEAR) }, (_, year) => (year + 1) * MONTHS_A_YEAR);
  return (
    <div aria-hidden className="tabular relative mt-1.5 h-5 text-[0.75rem] text-muted">
      <span className="absolute left-0">{quotePayments.firstMonth}</span>
      {marks.map((month) => (
        <span
          key={month}
          className={month === months ? 'absolute right-0' : 'absolute -translate-x-1/2'}
          style={month === months ? undefined : { left: `${(100 * month) / months}%` }}
        >
          {month}
        </span>
      ))}
    </div>
  );
}
