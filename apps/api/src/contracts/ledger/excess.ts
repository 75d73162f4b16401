import { type Book, eventsInForce } from '@flota/finance';
import type { Excess } from '@flota/schemas';

/** What becomes of money beyond what is due, as the holder last said by that day; `since` is `null` as it was signed. */
export function excessOf({ contract, events }: Book, on: string): { is: Excess; since: string | null } {
  const said = eventsInForce(events).flatMap((event) =>
    event.type === 'instruction' && event.on <= on ? [{ is: event.excess, since: event.on }] : [],
  );
  return said.at(-1) ?? { is: contract.excess, since: null };
}
