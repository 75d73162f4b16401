import { type SetStateAction, useState, useSyncExternalStore } from 'react';
import { useLeaveWarning } from './use-leave-warning.js';

/** In memory: what staff write of people is in no store of the browser, and gone with the tab or the session. */
const drafts = new Map<string, unknown>();
const listeners = new Set<() => void>();

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
const tell = () => listeners.forEach((listener) => listener());

/** With the end of a session: who comes after finds nothing of it. */
export function forgetDrafts(): void {
  drafts.clear();
  tell();
}

/**
 * State of what was begun and not sent, which whoever comes back to its page finds again; closing the tab asks first.
 * It is one wherever it is shown: who left its page while it was sent doesn't find again what arrived meanwhile.
 * @param about tells it from others
 * @param isBegun whether there is anything to lose
 */
export function useDraft<Value>(about: string, blank: () => Value, isBegun: (value: Value) => boolean) {
  /** What isn't worth keeping goes with the page. */
  const [unbegun, setUnbegun] = useState(blank);
  const kept = useSyncExternalStore(listen, () => drafts.get(about) as Value | undefined);
  const value = kept ?? unbegun;
  useLeaveWarning(isBegun(value));
  const set = (next: SetStateAction<Value>) => {
    const now = (drafts.get(about) as Value | undefined) ?? unbegun;
    const then = next instanceof Function ? next(now) : next;
    if (isBegun(then)) drafts.set(about, then);
    else {
      drafts.delete(about);
      setUnbegun(then);
    }
    tell();
  };
  /** For who leaves it for good at once. */
  const forget = () => {
    drafts.delete(about);
    tell();
  };
  return [value, set, forget] as const;
}
