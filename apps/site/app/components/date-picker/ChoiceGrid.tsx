import type { Ref } from 'react';
import { classNames } from '../../lib/class-names.js';

interface ChoiceGridProps {
  ref: Ref<HTMLTableElement>;
  label: string;
  rows: readonly (readonly number[])[];
  /** The one under the cursor. */
  current: number;
  nameOf: (choice: number) => string;
  isDisabled: (choice: number) => boolean;
  onChoose: (choice: number) => void;
}

/** The panels of months and of years. */
export function ChoiceGrid({ ref, label, rows, current, nameOf, isDisabled, onChoose }: ChoiceGridProps) {
  return (
    <table ref={ref} role="grid" aria-label={label} className="h-full w-full table-fixed border-collapse">
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((choice) => (
              <td key={choice} aria-selected={choice === current} className="p-0.5">
                <button
                  type="button"
                  tabIndex={choice === current ? 0 : -1}
                  aria-disabled={isDisabled(choice) || undefined}
                  onClick={() => {
                    if (!isDisabled(choice)) onChoose(choice);
                  }}
                  className={classNames(
                    'tabular size-full min-h-11 cursor-pointer rounded text-[0.9375rem]',
                    'aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-edge',
                    choice === current ? 'bg-ink font-semibold text-paper' : 'hover:bg-sand-deep',
                  )}
                >
                  {nameOf(choice)}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
