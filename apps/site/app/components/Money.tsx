import { classNames } from '../lib/class-names.js';
import { formatDate, formatMoney } from '../lib/format.js';

interface MoneyProps {
  /** MXN as decimal text, e.g. `"65502.73"`. */
  amount: string;
  /** Adds `MXN` after the amount. */
  currency?: boolean;
  /** Whole pesos, for list prices. */
  whole?: boolean;
  className?: string;
}

export function Money({ amount, currency = false, whole = false, className }: MoneyProps) {
  return (
    <span className={classNames('tabular', className)}>
      <span className="whole whitespace-nowrap">{formatMoney(amount, { decimals: !whole })}</span>
      {currency && <span className="text-[0.7em] font-medium"> MXN</span>}
    </span>
  );
}

/** `20 nov 2026`, from a calendar date or an instant. */
export function DateText({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={date} className={classNames('tabular whitespace-nowrap', className)}>
      {formatDate(date)}
    </time>
  );
}
