import type { AccountPolicySubmission } from '@flota/schemas';
import { FileText } from 'lucide-react';
import { openSentPolicy } from '../../api/account/insurance.js';
import { DateText } from '../../components/Money.js';
import { classNames } from '../../lib/class-names.js';
import { OpenFileButton } from '../account/index.js';
import { STEP_NAMES, STEP_WORDS } from './texts.js';

/** A policy that was sent in: what it says, every step with its date, and what comes next. */
export function PolicySteps({ submission }: { submission: AccountPolicySubmission }) {
  const { id, folio, insurer, number, startsOn, endsOn, state, reason, events } = submission;
  return (
    <div>
      <p className="font-semibold wrap-anywhere">
        {insurer}, póliza {number}
      </p>
      <p className="text-[0.95rem] text-muted">
        Del <DateText date={startsOn} /> al <DateText date={endsOn} />. Folio <span className="whole">{folio}</span>
      </p>
      <ol aria-label={`Pasos de la póliza ${number}`} className="mt-3 border-l-2 border-dashed border-edge pl-4">
        {events.map((event, index) => {
          const isLast = index === events.length - 1;
          return (
            <li key={`${event.state} ${event.at}`} aria-current={isLast ? 'step' : undefined} className="pb-2">
              <span className={classNames('font-semibold', isLast && event.state === 'rejected' && 'text-brick')}>
                {STEP_NAMES[event.state]}
              </span>{' '}
              <DateText date={event.at} className="text-[0.9375rem] text-muted" />
            </li>
          );
        })}
      </ol>
      <p className="mt-1 text-[0.95rem]">{STEP_WORDS[state]}</p>
      {reason && <p className="mt-2 border-l-4 border-brick pl-4 wrap-anywhere whitespace-pre-line">{reason}</p>}
      <OpenFileButton icon={<FileText aria-hidden size={18} />} open={() => openSentPolicy(id)}>
        Ver lo que envió
      </OpenFileButton>
    </div>
  );
}
