import { type CSSProperties, type ReactNode, useId } from 'react';

interface ChartReaderProps {
  /** What is read out, e.g. `Mes 14 de 60`. */
  label: ReactNode;
  /** The same with its figures, for who hears it. */
  valueText: string;
  count: number;
  /** From 0. */
  selected: number;
  onSelect: (index: number) => void;
  /** The figures. */
  children: ReactNode;
}

/** Below a chart: the slider that goes through its bars, and what the chosen one says. */
export function ChartReader({ label, valueText, count, selected, onSelect, children }: ChartReaderProps) {
  const sliderId = useId();
  return (
    <div className="mt-4 grid gap-x-8 gap-y-1 rounded border border-line bg-paper px-5 py-4 tablet:grid-cols-[13rem_minmax(0,1fr)] tablet:items-center print:hidden">
      <div>
        <label htmlFor={sliderId} className="tabular font-semibold">
          {label}
        </label>
        <input
          id={sliderId}
          type="range"
          min={1}
          max={count}
          value={selected + 1}
          aria-valuetext={valueText}
          onChange={({ target }) => onSelect(Number(target.value) - 1)}
          className="range-road"
          style={{ '--range-filled': `${(selected / Math.max(1, count - 1)) * 100}%` } as CSSProperties}
        />
      </div>
      {children}
    </div>
  );
}
