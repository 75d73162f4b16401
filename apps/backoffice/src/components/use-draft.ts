import { useEffect, useState } from 'react';
import { useLeaveWarning } from './use-leave-warning.js';

/** In memory: what staff write of people is in no store of the browser, and gone with the tab or the session. */
const drafts = new Map<string, unknown>();

/** With the end of a session: who comes after finds nothing of it. */
export const forgetDrafts = (): void => drafts.clear();

/**
 * State of what was begun and not sent, which whoever comes back to its page finds again; closing the tab asks first.
 * @param about tells it from others
 * @param isBegun whether there is anything to lose
 */
export function useDraft<Value>(about: string, blank: () => Value, isBegun: (value: Value) => boolean) {
  const [value, setValue] = useState<Value>(() => (drafts.has(about) ? (drafts.get(about) as Value) : blank()));
  const begun = isBegun(value);
  useLeaveWarning(begun);
  useEffect(() => {
    if (begun) drafts.set(about, value);
    else drafts.delete(about);
  }, [about, begun, value]);
  /** For who leaves it for good at once. */
  const forget = () => void drafts.delete(about);
  return [value, setValue, forget] as const;
}
