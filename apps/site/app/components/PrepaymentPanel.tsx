import { controls } from '@flota/texts/site/controls';
import type { ReactNode } from 'react';
import { TextInput } from './TextInput.js';

/** A piece of news: what would come of a payment to capital. */
export interface PrepaymentResult {
  name: string;
  value: string;
  note?: string;
}

interface PrepaymentPanelProps {
  label: string;
  hint: string;
  error?: string;
  /** The amount as typed. */
  typed: string;
  onType: (typed: string) => void;
  /** Right below the amount. */
  below?: ReactNode;
  /** What else is chosen. */
  children?: ReactNode;
  /** Largest news first; `null` while there are none. */
  results: readonly PrepaymentResult[] | null;
  /** What stands in place of the results while they are worked out. */
  working?: string;
}

/** "And if I paid capital": how much on one side, what would come of it on the other. */
export function PrepaymentPanel(panel: PrepaymentPanelProps) {
  const { label, hint, error, typed, onType, below, children, results, working } = panel;
  return (
    <div className="grid gap-x-12 gap-y-8 desktop:grid-cols-2">
      <div className="grid content-start gap-7">
        <div>
          <TextInput
            label={label}
            hint={hint}
            error={error}
            name="prepayment"
            prefix="$"
            suffix="MXN"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => onType(target.value)}
          />
          {below}
        </div>
        {children}
      </div>
      <div
        role="status"
        className="border-t-2 border-ink pt-5 desktop:border-t-0 desktop:border-l-4 desktop:border-amber desktop:pt-0 desktop:pl-7"
      >
        {results ? (
          <dl className="grid gap-5">
            {results.map(({ name, value, note }) => (
              <div key={name}>
                <dt className="text-[0.9rem] text-muted">{name}</dt>
                <dd className="tabular font-display text-[1.35rem] leading-snug font-semibold">
                  {value}
                  {note && (
                    <span className="block font-sans text-[0.9rem] leading-snug font-normal text-muted">{note}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="text-muted">{(!error && working) || controls.prepaymentWrong}</p>
        )}
      </div>
    </div>
  );
}

export const monthsSooner = (months: number): string => controls.monthsSooner({ n: months });
