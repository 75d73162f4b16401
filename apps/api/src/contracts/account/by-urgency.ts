import type { ContractSummary } from '@flota/schemas';

type Judged = Pick<ContractSummary, 'daysLate' | 'nextInstalment' | 'number' | 'paidOffOn' | 'state'>;

/** What costs money first: the longest overdue, then what falls due next, then what is paid off, the latest first. */
export function byUrgency(one: Judged, other: Judged): number {
  if (one.state !== other.state) return one.state === 'active' ? -1 : 1;
  if (one.state === 'paid_off') return (other.paidOffOn ?? '').localeCompare(one.paidOffOn ?? '');
  return (
    other.daysLate - one.daysLate || dueOn(one).localeCompare(dueOn(other)) || one.number.localeCompare(other.number)
  );
}

/** One that has nothing more to pay comes after all days. */
const dueOn = ({ nextInstalment }: Judged): string => nextInstalment?.dueOn ?? '9';
