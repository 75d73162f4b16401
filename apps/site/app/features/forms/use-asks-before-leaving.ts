import { useEffect } from 'react';

/**
 * The browser asks before the page goes, only while it holds what would go with it: pages that always ask are slower to come back to.
 *
 * @returns what ends it
 */
export function asksBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}

export function useAsksBeforeLeaving(holds: boolean): void {
  useEffect(() => (holds ? asksBeforeLeaving() : undefined), [holds]);
}
