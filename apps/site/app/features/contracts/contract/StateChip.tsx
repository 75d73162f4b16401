import type { AccountInstalment } from '@flota/schemas';
import { classNames } from '../../../lib/class-names.js';
import { instalmentStateWords } from './instalment-state.js';

const LOOKS: Record<AccountInstalment['state'], string> = {
  paid: 'text-agave-deep',
  partial: 'border border-ink px-2',
  overdue: 'bg-brick px-2 text-paper',
  'due-soon': 'bg-amber px-2 text-night',
  future: 'text-muted',
  optional: 'text-muted',
};

export function StateChip({ instalment, today }: { instalment: AccountInstalment; today: string }) {
  return (
    <span
      className={classNames(
        'tabular inline-block rounded text-[0.85rem] leading-6 font-semibold whitespace-nowrap',
        LOOKS[instalment.state],
      )}
    >
      {instalmentStateWords(instalment, today)}
    </span>
  );
}
