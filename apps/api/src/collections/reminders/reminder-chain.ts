import { payableUntil } from '@flota/finance';
import { addDays } from '@flota/schemas';

/** A worker that was off for so long makes up for what fell due meanwhile; what is older is told no more. */
const CATCH_UP_DAYS = 7;

type Placed = Pick<{ days: number }, 'days'>;

/** From 1 on a step is about arrears. */
export const isLate = ({ days }: Placed): boolean => days > 0;

/**
 * The due dates of which a step tells today: from its own day until that of the chain's next step, which then says what it would
 * have. Before the due date it ends on the eve. What may be paid until the next banking day is late only after it.
 */
export function dueDatesOf(step: Placed, chain: readonly Placed[], today: string): string[] {
  const { days } = step;
  const following = Math.min(...chain.map((each) => each.days).filter((each) => each > days));
  const ownEnd = isLate(step) ? CATCH_UP_DAYS : Math.min(CATCH_UP_DAYS, -days);
  return Array.from({ length: Math.min(following - days, ownEnd) }, (_, since) => addDays(today, -days - since)).filter(
    (dueOn) => !isLate(step) || payableUntil(dueOn) < today,
  );
}

/** The day on which a step falls for what is due on that day. */
export function fallsOn(step: Placed, dueOn: string): string {
  const day = addDays(dueOn, step.days);
  if (!isLate(step)) return day;
  const late = addDays(payableUntil(dueOn), 1);
  return late > day ? late : day;
}
