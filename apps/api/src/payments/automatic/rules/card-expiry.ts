import { addDays } from '@flota/schemas';

/** From so many days before its end its holder is told, and once more when it has ended. */
const TOLD_DAYS = [30, 7, 0] as const;

/** The last day on which a card is good: that of its month. */
export function lastDayOf({ expiryMonth, expiryYear }: { expiryMonth: number; expiryYear: number }): string {
  return new Date(Date.UTC(expiryYear, expiryMonth, 0)).toISOString().slice(0, 10);
}

type ExpiryState = 'good' | 'ending' | 'ended';

export function expiryState(lastDay: string, today: string): ExpiryState {
  if (today > lastDay) return 'ended';
  return addDays(today, TOLD_DAYS[0]) >= lastDay ? 'ending' : 'good';
}

/** Which of the notices is due; `null` where its holder knows already. */
export function expiryNotice(lastDay: string, today: string, told: number | null): number | null {
  const due = TOLD_DAYS.findLast((days) => (days === 0 ? today > lastDay : addDays(today, days) >= lastDay));
  return due !== undefined && (told === null || due < told) ? due : null;
}
