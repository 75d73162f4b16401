import type { AccountBillRequest } from '@flota/schemas';
import { Check, CircleAlert } from 'lucide-react';
import { DateText } from '../../components/Money.js';
import { classNames } from '../../lib/class-names.js';
import { timelineOf, type TimelineStep } from './bill-steps.js';
import { STEP_NAMES, STEP_WORDS } from './texts.js';

/** Every step of a request with its date: what is behind is driven road, what is ahead is dashed. */
export function BillTimeline({ request }: { request: AccountBillRequest }) {
  return (
    <ol aria-label="Pasos de su trámite">
      {timelineOf(request).map((step, index) => (
        <li
          key={`${index} ${step.state}`}
          aria-current={step.current ? 'step' : undefined}
          className={classNames(
            'relative grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-4 not-last:pb-5',
            'not-last:before:absolute not-last:before:top-9 not-last:before:bottom-0 not-last:before:left-[1.0625rem] not-last:before:w-1',
            step.at && !step.current
              ? 'not-last:before:bg-ink'
              : 'not-last:before:bg-[repeating-linear-gradient(180deg,var(--color-edge)_0_8px,transparent_8px_14px)]',
          )}
        >
          <Marker step={step} />
          <div className="min-w-0 pt-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className={step.at ? 'font-semibold' : 'text-muted'}>{STEP_NAMES[step.state]}</span>
              {step.at ? (
                <DateText date={step.at} className="text-[0.9375rem] text-muted" />
              ) : (
                <span className="sr-only">(pendiente)</span>
              )}
            </p>
            {step.current && <p className="mt-0.5 leading-snug text-muted">{STEP_WORDS[step.state]}</p>}
            {step.note && step.state !== 'rejected' && (
              <p className="mt-1 leading-snug wrap-anywhere">Nota de nuestro equipo: {step.note}</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Marker({ step: { at, current, state } }: { step: TimelineStep }) {
  const wrong = state === 'rejected' || (state === 'needs_correction' && current);
  return (
    <span
      aria-hidden
      className={classNames(
        'relative grid size-9 place-items-center rounded-full border-2',
        wrong && 'border-brick bg-brick text-paper',
        !wrong && current && 'border-ink bg-amber',
        !wrong && at && !current && 'border-ink bg-ink text-paper',
        !at && 'border-edge bg-sand',
      )}
    >
      {wrong && <CircleAlert size={20} />}
      {!wrong && at && !current && <Check size={18} strokeWidth={3} />}
      {!wrong && current && <span className="size-2.5 rounded-full bg-night" />}
    </span>
  );
}
