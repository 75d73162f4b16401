import { controls } from '@flota/texts/site/controls';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../lib/class-names.js';

export interface Step {
  label: string;
  /** Where a finished step leads back to. */
  to?: string;
}

interface StepperProps {
  steps: readonly Step[];
  /** 1-based. */
  current: number;
  label?: string;
}

/** Progress along a road: what is behind is driven, what is ahead is dashed. */
export function Stepper({ steps, current, label = controls.steps }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex">
        {steps.map((step, index) => {
          const number = index + 1;
          const done = number < current;
          const content = (
            <>
              <span
                className={classNames(
                  'tabular relative z-10 grid size-11 shrink-0 place-items-center rounded-full border-2 font-display text-lg font-bold',
                  done && 'border-ink bg-ink text-paper',
                  number === current && 'border-ink bg-amber text-night',
                  number > current && 'border-edge bg-sand text-muted',
                )}
              >
                {done ? <Check aria-hidden size={20} strokeWidth={3} /> : number}
              </span>
              <span
                className={classNames(
                  'mt-2 text-[0.9rem] leading-tight',
                  number === current ? 'font-semibold text-ink' : 'text-muted max-tablet:sr-only',
                )}
              >
                {step.label}
                {done && <span className="sr-only"> {controls.stepDone}</span>}
              </span>
            </>
          );
          return (
            <li
              key={step.label}
              aria-current={number === current ? 'step' : undefined}
              className={classNames(
                'relative flex flex-col items-start not-last:grow',
                // The stretch of road to the next step.
                'not-last:before:absolute not-last:before:top-5 not-last:before:right-3 not-last:before:left-14 not-last:before:h-1',
                done
                  ? 'not-last:before:bg-ink'
                  : 'not-last:before:bg-[repeating-linear-gradient(90deg,var(--color-edge)_0_16px,transparent_16px_28px)]',
              )}
            >
              {done && step.to ? (
                <Link to={step.to} className="group flex min-h-11 flex-col items-start hover:underline">
                  {content}
                </Link>
              ) : (
                content
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
