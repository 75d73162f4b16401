import type { AccountInstalment } from '@flota/schemas';
import { formatDate } from '../../../lib/format.js';
import { capitalised, countDays, daysUntil, dueInWords } from '../due-words.js';

/** What the customer reads of where an instalment stands. */
export function instalmentStateWords({ state, dueOn, daysLate, settledOn }: AccountInstalment, today: string): string {
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
