import { useSyncExternalStore } from 'react';

const held = () => window.matchMedia('(pointer: coarse)');

function subscribe(listener: () => void): () => void {
  const query = held();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether taking a photograph is the nearest thing to do: on what is held in a hand. */
export const useCamera = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => held().matches,
    () => false,
  );
