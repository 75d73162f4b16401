import type { Book, LifeEvent } from '@flota/finance';
import type { Excess } from '@flota/schemas';

type Instruction = Extract<LifeEvent, { type: 'instruction' }>;

/** What becomes of money beyond what is due, as the holder last said by that day; `since` is `null` as it was signed. */
export function excessOf({ contract, events }: Book, on: string): { is: Excess; since: string | null } {
  const [last] = events
    .filter((event): event is Instruction => event.type === 'instruction' && event.on <= on)
    .toSorted((a, b) => compare(b.on, a.on) || compare(b.order ?? b.id, a.order ?? a.id));
  return last ? { is: last.excess, since: last.on } : { is: contract.excess, since: null };
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
