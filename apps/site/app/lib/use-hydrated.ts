import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while the page takes over its HTML, true from then on. For what only the browser knows
 * (history state, storage): the first render must say the same as the server's.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
