import type { AccountInstalment } from '@flota/schemas';
import { classNames } from '../../../lib/class-names.js';
import { formatDate } from '../../../lib/format.js';
import { capitalised, countDays, daysUntil, dueInWords } from '../due.texts.js';

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

/** What the customer reads of where an instalment stands. */
function instalmentStateWords({ state, dueOn, daysLate, settledOn }: AccountInstalment, today: string): string {
  switch (state) {
    case 'paid':
      return settledOn ? `Pagada el ${formatDate(settledOn)}` : 'Pagada';
    case 'partial':
      return 'Pagada en parte';
    case 'overdue':
      return `${countDays(daysLate)} de atraso`;
    case 'due-soon':
      return capitalised(dueInWords(dueOn, today));
    case 'future':
      return daysUntil(dueOn, today) <= 31 ? capitalised(dueInWords(dueOn, today)) : 'Por vencer';
    case 'optional':
      return 'Opcional';
  }
}
