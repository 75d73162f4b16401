import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** What was unfolded, typed or chosen, by entry of the browser's history. In memory: what one looks for in an account stands in no address. */
const left = new Map<string, unknown>();

/**
 * State of a page that its visitor finds again as they left it, coming back with the browser's button. `name` tells it
 * from the page's other states. Only for what leads to something else, never for what is typed into a form that is sent.
 */
export function useEntryState<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const { key } = useLocation();
  const place = `${key} ${name}`;
  const [value, setValue] = useState(() => (left.has(place) ? (left.get(place) as Value) : initial));
  // Kept once it is shown, and by the entry of now: a page that changes its own address is at another one from then on.
  useEffect(() => {
    if (value === initial) left.delete(place);
    else left.set(place, value);
  }, [initial, place, value]);
  return [value, setValue];
}

/** With the end of a session: who comes after finds nothing of it. */
export const forgetEntryStates = (): void => left.clear();
