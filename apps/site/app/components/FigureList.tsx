import { classNames } from '../lib/class-names.js';
import { Money } from './Money.js';

/** An amount and what it is. */
export interface FigureLine {
  label: string;
  /** MXN as text. */
  amount: string;
  /** What it depends on or when it is due. */
  note?: string;
}

interface FigureListProps {
  lines: readonly FigureLine[];
  onInk?: boolean;
  className?: string;
}

/** Amounts one below the other, ruled like a ledger. */
export function FigureList({ lines, onInk = false, className }: FigureListProps) {
  return (
    <dl className={className}>
      {lines.map(({ label, amount, note }) => (
        <div
          key={`${label} ${note ?? ''}`}
          className={classNames(
            'flex flex-wrap items-baseline gap-x-4 border-b py-2.5 last:border-b-0',
            onInk ? 'border-line-inverse' : 'border-line',
          )}
        >
          <dt className="min-w-0 flex-[1_1_7rem] leading-snug">
            {label}
            {note && (
              <span className={classNames('block text-[0.85rem]', onInk ? 'text-muted-inverse' : 'text-muted')}>
                {note}
              </span>
            )}
          </dt>
          <dd className="ml-auto font-semibold">
            <Money amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
